import { nameOfTable } from '#/platform/server/database/tables';
import type { Services } from '#/platform/server/services';

/** What stands in tables of many features; the rest each feature says of its own. */
const common: Readonly<Record<string, string>> = {
  id: 'Nummer',
  name: 'Naam',
  title: 'Titel',
  email: 'E-mail',
  notes: 'Notities',
  category: 'Categorie',
  description: 'Omschrijving',
  amount: 'Bedrag',
  status: 'Status',
  contactId: 'Contact',
  fileKey: 'Bestand',
  key: 'Bestand',
  size: 'Grootte (bytes)',
  mimeType: 'Bestandstype',
  sha256: 'Controlegetal (SHA-256)',
  createdAt: 'Gemaakt op',
  updatedAt: 'Gewijzigd op',
};

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
]);

export type DutchTitles = {
  table: (name: string) => string | undefined;
  column: (name: string) => string | undefined;
};

/** What tables and columns are called for people. */
export function dutchTitles(records: Services['records'], words: Services['words']): DutchTitles {
  const kinds = Object.values(records).map(({ table, words: { title } }) => [nameOfTable(table), title]);
  const tables: Readonly<Record<string, string>> = { ...words.tables, ...Object.fromEntries(kinds) };
  return { table: (name) => tables[name], column: (name) => common[name] ?? words.columns[name] };
}
