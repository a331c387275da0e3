import { getTableColumns, getTableName } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { dutchTitles, hiddenColumns } from '#/features/people/archive/server/shared/overview/dutch-names';
import { listTables } from '#/platform/server/database/schema/define-table';
// Known to every process that opens a database.
import '#/platform/server/database/schema/changes';
import { findColumn } from '#/platform/server/database/schema/tables';
import type { Feature } from '#/platform/server/feature';
import { buildRegistry } from '#/platform/server/registry';

const { records, words } = buildRegistry(features);

/** What a feature with records has to speak of: who forgets one is silently missing there. */
const ports = [
  'deadlines',
  'calendar',
  'todo',
  'report',
  'overview',
  'money',
  'news',
  'example',
] as const satisfies readonly (keyof Feature)[];
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

  it('say of every port what they contribute, or that it is nothing, where they have records', () => {
    const unsaid = features
      .filter((feature) => feature.records)
      .flatMap((feature) =>
        ports
          .filter((port) => feature[port] === undefined)
          .map(
            (port) =>
              `${feature.name} has records and doesn’t say \`${port}\` in its feature.ts: \`nothing\` is an answer`,
          ),
      );
    expect(unsaid).toEqual([]);
  });

  it('may not mean two things by one word', () => {
    const one = { name: 'one', routes: () => undefined, words: { columns: { status: 'Status' } } };
    const other = { name: 'other', routes: () => undefined, words: { columns: { status: 'Toestand' } } };
    expect(() => buildRegistry([one, other])).toThrow(
      "the features one and other both declare the column 'status': give one of them another name in its feature.ts",
    );
  });
});
