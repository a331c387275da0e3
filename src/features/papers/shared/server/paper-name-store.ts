import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';
import { contactNameInSql, contactNames } from '#/features/work/shared/contacts/server/contact-of-store';
import { files } from '#/platform/server/database/schema/files';

type Parts = { name: string; company: string | null; description: string | null; number: string | null };

/** What quotes and invoices show of their file. */
export const fileOnPaper = { name: files.name, mimeType: files.mimeType, size: files.size };

/** What a paper is called by, where it is read together with its contact. */
export function paperParts(number: AnyPgColumn, description: AnyPgColumn) {
  return {
    ...contactNames,
    description: sql`${description}` as SQL<string | null>,
    number: sql`${number}` as SQL<string | null>,
  };
}

/** With the title in place of what it is made of. */
export function withTitle<Row extends { paper: Parts }>({ paper, ...row }: Row) {
  const { name, company, description, number } = paper;
  const titled = { contact: { name, company }, description, number };
  return { ...row, name: paperTitle(titled), number: numberBeside(titled) };
}

/** Where a paper stands among others of all firms. */
export function nameWithFirm(description: AnyPgColumn): SQL<string> {
  return sql<string>`concat_ws(': ', ${contactNameInSql}, nullif(btrim(${description}), ''))`;
}
