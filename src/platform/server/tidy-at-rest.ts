import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Longer than threads wait for more work before they end. */
const restMs = 70_000;
let timer: NodeJS.Timeout | undefined;

/** The heap is looked through once nothing heavy was done for a while: who does little never comes to it, and keeps all. */
export function tidyAtRest(): void {
  clearTimeout(timer);
  timer = setTimeout(lookThroughHeap, restMs).unref();
}

function lookThroughHeap(): void {
  setFlagsFromString('--expose-gc');
  const look: unknown = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  if (typeof look === 'function') look();
}
