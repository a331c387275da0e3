import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLists } from '#/platform/web/merge/merge-list';
import {
  type FormValues,
  mergeRecord,
  openQuestions,
  type Question,
} from '#/platform/web/merge/merge-record';
import { isSameValue } from '#/platform/web/merge/same-value';

const base = { title: 'Sloop', status: 'planned', notes: '' };

describe('two people who change one record', () => {
  it('both have what they changed, where that is not the same', () => {
    const mine = { ...base, notes: 'gebeld' };
    const theirs = { ...base, status: 'completed' };
    expect(mergeRecord({ base, mine, theirs })).toEqual({
      values: { title: 'Sloop', status: 'completed', notes: 'gebeld' },
      taken: ['status'],
      questions: [],
    });
  });

  it('are asked where both changed the same, with what was typed left in the form', () => {
    const mine = { ...base, title: 'Sloop keuken' };
    const theirs = { ...base, title: 'Sloop bad' };
    const { values, questions } = mergeRecord({ base, mine, theirs });
    expect(values.title).toBe('Sloop keuken');
    expect(questions).toEqual([
      { names: ['title'], mine: { title: 'Sloop keuken' }, theirs: { title: 'Sloop bad' } },
    ]);
  });

  it.each([
    ['the same', 'Sloop bad', 'Sloop bad'],
    ['a space more', 'Sloop bad ', 'Sloop bad'],
    ['nothing, each in its own way', '', null],
  ])('are not asked where both made it %s', (_, one, other) => {
    const found = mergeRecord({ base, mine: { ...base, title: one }, theirs: { ...base, title: other } });
    expect(found).toMatchObject({ questions: [], taken: [] });
  });

  it('are asked about fields that belong together as one', () => {
    const was = { status: 'pending', paidDate: null };
    const mine = { status: 'paid', paidDate: '2026-05-01' };
    const theirs = { status: 'pending', paidDate: '2026-05-02' };
    const { questions } = mergeRecord({ base: was, mine, theirs }, [['status', 'paidDate']]);
    expect(questions).toEqual([{ names: ['status', 'paidDate'], mine, theirs }]);
  });

  it('clear a field without a word about it where the other left it alone', () => {
    const was = { ...base, notes: 'oud' };
    const merged = mergeRecord({
      base: was,
      mine: { ...was, notes: '' },
      theirs: { ...was, title: 'Nieuw' },
    });
    expect(merged.values).toEqual({ title: 'Nieuw', status: 'planned', notes: '' });
  });

  it('keep an unanswered question while a third change comes in, with the newest answer of the other', () => {
    const open: Question = { names: ['title'], mine: { title: 'A' }, theirs: { title: 'B' } };
    const merged = mergeRecord({
      base: { title: 'B', notes: '' },
      mine: { title: 'A', notes: '' },
      theirs: { title: 'B', notes: 'x' },
    });
    expect(openQuestions([open], merged, { title: 'B', notes: 'x' })).toEqual([open]);
    expect(openQuestions([open], merged, { title: 'A', notes: 'x' })).toEqual([]);
  });
});

const [tiles, container, paint] = ['Tegels', 'Container', 'Verf'].map((description) => ({
  description,
  amount: 100,
}));

describe('two people who change one list', () => {
  it.each([
    ['each adds one', [tiles], [tiles, paint], [tiles, container], [tiles, container, paint]],
    ['one adds, the other removes', [tiles], [tiles, paint], [], [paint]],
    ['both remove the same', [tiles, paint], [paint], [paint], [paint]],
    ['each removes another', [tiles, paint], [paint], [tiles], []],
    ['both add the same', [], [tiles], [tiles, paint], [tiles, paint]],
    ['one doubles an entry', [tiles], [tiles, tiles], [tiles, paint], [tiles, paint, tiles]],
  ])('%s', (_, was, mine, theirs, expected) => {
    expect(mergeLists(was, mine, theirs)).toEqual(expected);
  });

  it('changes another entry each, in its place', () => {
    const [cheaper, dearer] = [
      { ...tiles, amount: 50 },
      { ...paint, amount: 200 },
    ];
    expect(
      mergeLists([tiles, container, paint], [cheaper, container, paint], [tiles, container, dearer]),
    ).toEqual([cheaper, container, dearer]);
  });

  it('is asked about where both changed the same entry', () => {
    expect(mergeLists([tiles], [{ ...tiles, amount: 1 }], [{ ...tiles, amount: 2 }])).toBeUndefined();
    expect(mergeLists([tiles], [{ ...tiles, amount: 1 }], [])).toBeUndefined();
    expect(mergeLists([tiles], [], [tiles, tiles])).toBeUndefined();
  });
});

const names = ['a', 'b', 'c', 'd', 'list'] as const;
const word = fc.constantFrom('', 'een', 'twee', 'drie', null);
const list = fc.array(fc.constantFrom('x', 'y', 'z'), { maxLength: 4 });
const record = fc.record({ a: word, b: word, c: word, d: word, list });
const change = fc.record({ a: word, b: word, c: word, d: word, list }, { requiredKeys: [] });
const together = fc.constantFrom([], [['a', 'b']]);

/** What one did to a list: what is there more often than before, and less often. */
function counted(was: readonly unknown[], is: readonly unknown[]): Map<unknown, number> {
  const counts = new Map<unknown, number>();
  for (const entry of is) counts.set(entry, (counts.get(entry) ?? 0) + 1);
  for (const entry of was) counts.set(entry, (counts.get(entry) ?? 0) - 1);
  return counts;
}

/** The edit of this field is in the outcome. */
function isKept(name: string, was: FormValues, edited: FormValues, outcome: FormValues): boolean {
  if (isSameValue(edited[name], outcome[name])) return true;
  const [before, after, now] = [was[name], edited[name], outcome[name]];
  if (!Array.isArray(before) || !Array.isArray(after) || !Array.isArray(now)) return false;
  const done = counted(before, now);
  return [...counted(before, after)].every(([entry, more]) => {
    const found = done.get(entry) ?? 0;
    return more >= 0 ? found >= more || more === 0 : found <= more;
  });
}

describe('whatever two people do to one record', () => {
  it('every edit of either is in it, or there is a question about it', () => {
    fc.assert(
      fc.property(record, change, change, together, (was, own, other, groups) => {
        const [mine, theirs] = [
          { ...was, ...own },
          { ...was, ...other },
        ];
        const { values, questions } = mergeRecord({ base: was, mine, theirs }, groups);
        const asked = new Set(questions.flatMap((question) => question.names));
        for (const name of names) {
          if (asked.has(name)) continue;
          if (!isSameValue(mine[name], was[name])) expect(isKept(name, was, mine, values)).toBe(true);
          if (!isSameValue(theirs[name], was[name])) expect(isKept(name, was, theirs, values)).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('a question is only asked where both changed it, and keeps what one typed', () => {
    fc.assert(
      fc.property(record, change, change, (was, own, other) => {
        const [mine, theirs] = [
          { ...was, ...own },
          { ...was, ...other },
        ];
        const { values, questions } = mergeRecord({ base: was, mine, theirs });
        for (const [name = ''] of questions.map((question) => question.names)) {
          expect(isSameValue(mine[name as 'a'], was[name as 'a'])).toBe(false);
          expect(isSameValue(theirs[name as 'a'], was[name as 'a'])).toBe(false);
          expect(values[name]).toEqual(mine[name as 'a']);
        }
      }),
      { numRuns: 1_000 },
    );
  });

  type Step = { who: 'me' | 'them'; edit: Partial<Record<string, unknown>>; saves: boolean };

  it('in whatever order they open, type and save: no edit is gone without a question', () => {
    const step = fc.record({
      who: fc.constantFrom<Step['who']>('me', 'them'),
      edit: fc.record({ a: word, b: word, c: word }, { requiredKeys: [] }),
      saves: fc.boolean(),
    });
    fc.assert(
      fc.property(record, fc.array(step, { maxLength: 12 }), (start, steps) => {
        let stored: FormValues = start;
        let version = 1;
        const open = () => ({ base: stored, version, mine: stored });
        const forms = { me: open(), them: open() };
        for (const { who, edit, saves } of steps) {
          const form = forms[who];
          form.mine = { ...form.mine, ...edit };
          if (!saves) continue;
          if (form.version !== version) {
            const merged = mergeRecord({ base: form.base, mine: form.mine, theirs: stored });
            const asked = new Set(merged.questions.flatMap((question) => question.names));
            // Everything that another saved since is there still, or asked about.
            for (const name of names) {
              const [was, is] = [form.base[name], stored[name]];
              if (!isSameValue(was, is) && !asked.has(name))
                expect(isKept(name, form.base, stored, merged.values)).toBe(true);
            }
            // Whoever is asked takes the other's answer here.
            form.mine = Object.assign({}, merged.values, ...merged.questions.map(({ theirs }) => theirs));
          }
          stored = form.mine;
          version += 1;
          forms[who] = open();
        }
      }),
      { numRuns: 500 },
    );
  });
});
