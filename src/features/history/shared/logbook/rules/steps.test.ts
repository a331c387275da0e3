import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Act, stepsOf } from '#/features/history/shared/logbook/rules/steps';

const act = (number: number, undoes: number | null = null, more: Partial<Act> = {}): Act => ({
  act: number,
  undoes,
  isOwn: true,
  isOnlyOfKind: true,
  ...more,
});

/** Told in the order in which they were done. */
function stepsAfter(...acts: Act[]) {
  const { undo, redo } = stepsOf(acts.toReversed());
  return { undo: undo?.act, redo: redo?.act };
}

describe('a step back and a step on', () => {
  it('go through what was done as in any program, whatever is done, undone and done again', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('do', 'undo', 'redo')), (keys) => {
        const acts: Act[] = [];
        const [done, takenBack]: [number[], number[]] = [[], []];
        /** What stands behind an act that undoes one that undoes one. */
        const firstOf = (number: number): number => {
          const undoes = acts.find((each) => each.act === number)?.undoes ?? null;
          return undoes === null ? number : firstOf(undoes);
        };
        for (const key of keys) {
          const number = acts.length + 1;
          if (key === 'do') {
            acts.push(act(number));
            done.push(number);
            takenBack.length = 0;
            continue;
          }
          const [from, to] = key === 'undo' ? [done, takenBack] : [takenBack, done];
          const wanted = from.pop();
          const found = stepsAfter(...acts)[key];
          expect(found && firstOf(found)).toBe(wanted);
          if (found === undefined || wanted === undefined) continue;
          acts.push(act(number, found));
          to.push(wanted);
        }
      }),
    );
  });

  it('are settled by the last acts only where those before them make no difference', () => {
    const randomAct = fc.record({
      undoes: fc.option(fc.nat({ max: 12 }), { nil: null }),
      isOwn: fc.boolean(),
      isOnlyOfKind: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(randomAct, { maxLength: 12 }), fc.nat({ max: 12 }), (done, few) => {
        const acts = done.map(({ undoes, ...more }, number) =>
          act(number, undoes !== null && undoes < number ? undoes : null, more),
        );
        const latest = stepsOf(acts.toReversed().slice(0, few));
        if (!latest.isSettled) return;
        expect({ undo: latest.undo?.act, redo: latest.redo?.act }).toEqual(stepsAfter(...acts));
      }),
      { numRuns: 2_000 },
    );
    expect(stepsOf([act(1)]).isSettled).toBe(true);
    expect(stepsOf([act(2, 1), act(1)]).isSettled).toBe(false);
  });

  it('leave out what was undone elsewhere, by oneself or by somebody else', () => {
    expect(stepsAfter(act(1), act(2), act(3, 2, { isOwn: false }))).toEqual({ undo: 1, redo: undefined });
    expect(stepsAfter(act(1), act(2), act(3, 1))).toEqual({ undo: 2, redo: 3 });
  });

  it('are one’s own, and of nothing else than the kind', () => {
    expect(stepsAfter(act(1), act(2, null, { isOwn: false }), act(3, null, { isOnlyOfKind: false }))).toEqual(
      {
        undo: 1,
        redo: undefined,
      },
    );
  });

  it('are none where it is not known what an act undid', () => {
    expect(stepsAfter(act(2, 1))).toEqual({ undo: undefined, redo: undefined });
  });
});
