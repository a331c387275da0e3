import { expect, it } from 'vitest';
import { StatementCache } from '#/platform/server/database/engine/statement-cache';
// Loads every feature’s tables.
import '#/app/server/features';

const seen = { seen: { projectId: 1, revision: 5, tableRevisions: { tasks: 3 } }, isPersonal: false };
const rows = (...names: string[]) => ({ rows: names.map((name) => [name]), rowCount: names.length });

/** What is kept of a statement is held against an answer that another change of its rows would have raised. */
async function answerTwice(text: string, first: object, second: object) {
  const cache = new StatementCache({ checked: true, revisionOf: async () => 5 });
  await cache.answer({ text }, seen, async () => first);
  return (await cache.answer({ text }, seen, async () => second)).value;
}

it('finds that what it kept is another now, in whichever order it is asked for', async () => {
  const text = 'select "title" from "tasks"';
  await expect(answerTwice(text, rows('dak', 'vloer'), rows('dak', 'gevel'))).rejects.toThrow(text);
  await expect(answerTwice(text, rows('dak'), rows('dak', 'dak'))).rejects.toThrow(text);
  const ordered = `${text} order by "title"`;
  await expect(answerTwice(ordered, rows('dak', 'vloer'), rows('vloer', 'dak'))).rejects.toThrow(ordered);
});

it('takes rows that are asked for in no order as the same in any', async () => {
  const text = 'select "title" from "tasks"';
  await expect(answerTwice(text, rows('dak', 'vloer'), rows('vloer', 'dak'))).resolves.toEqual(
    rows('dak', 'vloer'),
  );
});
