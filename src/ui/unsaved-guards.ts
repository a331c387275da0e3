export type Leave = () => void;
export type Guard = { ask: (leave: Leave) => void };

/** The forms on the page with something in them; the last one lies on top. */
const guards: Guard[] = [];

export function addGuard(guard: Guard): () => void {
  guards.push(guard);
  return () => {
    guards.splice(guards.indexOf(guard), 1);
  };
}

export function isAnythingUnsaved(): boolean {
  return guards.length > 0;
}

/** Leaves at once where nothing would be lost, else when somebody says so. */
export function askBeforeLeaving(leave: Leave): void {
  const top = guards.at(-1);
  if (top) top.ask(leave);
  else leave();
}
