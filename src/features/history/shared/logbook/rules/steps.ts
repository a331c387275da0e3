/** What was done at once, in a kind of record. */
export type Act = {
  act: number;
  /** The act that was undone by this one. */
  undoes: number | null;
  isOwn: boolean;
  /** It did nothing else than change records of the kind. */
  isOnlyOfKind: boolean;
};

/** Whether an act takes something back, does it again, or did it first; undefined where what it undoes isn't known. */
function isTakingBack({ undoes }: Act, byAct: ReadonlyMap<number, Act>): boolean | undefined {
  if (undoes === null) return false;
  const undone = byAct.get(undoes);
  const before = undone && isTakingBack(undone, byAct);
  return before === undefined ? undefined : !before;
}

type Steps<Each> = Partial<Record<'undo' | 'redo', Each>> & {
  /** Whatever was done before these acts, the steps are the same. */
  isSettled: boolean;
};

/**
 * One step back and one step on, as in any program: the last that one did and still stands, and the last that one took
 * back and is still so, where nothing new was done since. Whoever undid it, and wherever: the log knows. The last acts
 * come first.
 */
export function stepsOf<Each extends Act>(acts: readonly Each[]): Steps<Each> {
  const byAct = new Map(acts.map((each) => [each.act, each]));
  const undone = new Set<number>();
  const steps: Partial<Record<'undo' | 'redo', Each>> = {};
  let isNewDone = false;
  let isAllKnown = true;
  for (const each of acts) {
    const stands = !undone.has(each.act);
    if (stands && each.undoes !== null) undone.add(each.undoes);
    if (!each.isOwn || !each.isOnlyOfKind) continue;
    if (each.undoes === null) isNewDone = true;
    const isBack = isTakingBack(each, byAct);
    if (!stands) continue;
    if (isBack === undefined) isAllKnown = false;
    else if (!isBack) steps.undo ??= each;
    else if (!isNewDone) steps.redo ??= each;
    if (steps.undo && (steps.redo || isNewDone)) return { ...steps, isSettled: isAllKnown };
  }
  return { ...steps, isSettled: false };
}
