const mostProcessorMinutes = 90;
/** Where nothing tells how much a step worked. */
const mostMinutes = 90;
const standstillMinutes = 10;
/** What browsers and servers that wait use up between them. */
const idleShare = 0.01;

/** Says why a step has to be stopped, if it has: not for what a busy machine does to it. */
export function watchProgress() {
  let moved = { seconds: 0, processorSeconds: 0 };
  return (seconds, processorSeconds) => {
    if (processorSeconds === undefined) {
      return seconds > mostMinutes * 60 ? `it took more than ${mostMinutes} minutes` : undefined;
    }
    if (processorSeconds > mostProcessorMinutes * 60) {
      return `it worked for more than ${mostProcessorMinutes} minutes`;
    }
    const waited = seconds - moved.seconds;
    if (processorSeconds - moved.processorSeconds > idleShare * standstillMinutes * 60) {
      moved = { seconds, processorSeconds };
    } else if (waited > standstillMinutes * 60) {
      return `it stood still for ${standstillMinutes} minutes`;
    }
    return undefined;
  };
}
