import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { Services } from '#/platform/server/services';

/** Ours alone: they say nothing to a reader, and are all in the JSON beside it. */
export const hiddenColumns: ReadonlySet<string> = new Set([
  'projectId',
  'userId',
  'createdBy',
  'invitedBy',
  'changedBy',
  'confirmedBy',
  'version',
  'revision',
  'tableRevisions',
  'logBytes',
]);

export type DutchTitles = {
  table: (name: string) => string | undefined;
  column: (name: string) => string | undefined;
};

/** What tables and columns are called for people. */
export function dutchTitles(records: Services['records'], words: Services['words']): DutchTitles {
  const kinds = Object.values(records).map(({ table, words: { title } }) => [nameOfTable(table), title]);
  const tables: Readonly<Record<string, string>> = { ...words.tables, ...Object.fromEntries(kinds) };
  return { table: (name) => tables[name], column: (name) => words.columns[name] };
}
