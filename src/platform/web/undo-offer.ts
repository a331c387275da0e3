/** A record whose last change can be taken back. */
export type Undoable = {
  kind: string;
  /** Left out: whichever of that kind one changed last. */
  record?: string;
  /** Of no project: it went to one’s own trash. */
  isLoose?: true;
};

type Undo = (what: Undoable) => void;

let undo: Undo | undefined;

/** Who knows the log says how; until then nothing is offered. */
export function setUndo(how: Undo | undefined): void {
  undo = how;
}

/** What a toast offers after a change. */
export function offerUndo(what: Undoable | (() => void) | undefined): { undo?: { run: () => void } } {
  if (typeof what === 'function') return { undo: { run: what } };
  const run = undo;
  return what && run ? { undo: { run: () => run(what) } } : {};
}
