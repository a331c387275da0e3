import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { dutchTitles, hiddenColumns } from '#/features/people/account/server/export/dutch-names';
import { listTables } from '#/platform/server/database/schema/define-table';
// Known to every process that opens a database.
import '#/platform/server/database/schema/changes';
import { findColumn } from '#/platform/server/database/schema/tables';
import { buildHouse } from '#/platform/server/house';

const { records, words } = buildHouse(features);
const titles = dutchTitles(records, words);

describe('the features of the house', () => {
  it('give a Dutch name to all that an export shows of a project', () => {
    const inProject = listTables().filter((table) => findColumn(table, 'projectId'));
    const nameless = inProject.flatMap((table) => {
      const name = getTableName(table);
      const columns = Object.keys(getTableColumns(table)).filter(
        (column) => !hiddenColumns.has(column) && titles.column(column) === undefined,
      );
      return [
        ...(titles.table(name) === undefined ? [`the table ${name}`] : []),
        ...columns.map((column) => `the column ${column} of ${name}`),
      ].map((what) => `${what} has no Dutch name: add it to \`words\` in the feature.ts of its feature`);
    });
    expect(nameless).toEqual([]);
  });

  it.each(['news', 'example'] as const)(
    'say what they have for %s where they have records, if only ‘nothing’',
    (port) => {
      const silent = features
        .filter((feature) => feature.records && feature[port] === undefined)
        .map(
          ({ name }) => `${name} says nothing for ${port}: add it to its feature.ts, or \`${port}: nothing\``,
        );
      expect(silent).toEqual([]);
    },
  );

  it('may not mean two things by one word', () => {
    const one = { name: 'one', routes: () => undefined, words: { columns: { status: 'Status' } } };
    const other = { name: 'other', routes: () => undefined, words: { columns: { status: 'Toestand' } } };
    expect(() => buildHouse([one, other])).toThrow(
      "the features one and other both declare the column 'status': give one of them another name in its feature.ts",
    );
  });
});
