import { describe, expect, it } from 'vitest';
import { actsOf } from '#/features/history/shared/logbook/rules/acts';

describe('what was done at once', () => {
  it('stands together', () => {
    const line = (id: number, act: number) => ({ id, act, at: '' });
    const acts = actsOf([line(9, 7), line(8, 7), line(6, 5), line(4, 3)]);
    expect(acts.map((act) => act.map(({ id }) => id))).toEqual([[9, 8], [6], [4]]);
    expect(actsOf([])).toEqual([]);
  });
});
