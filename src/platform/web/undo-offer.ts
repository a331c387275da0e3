/** A record whose last change can be taken back. */
export type Undoable = {
  kind: string;
  record: string;
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
export function offerUndo(what: Undoable | undefined): { undo?: { run: () => void } } {
  const run = undo;
  return what && run ? { undo: { run: () => run(what) } } : {};
}
