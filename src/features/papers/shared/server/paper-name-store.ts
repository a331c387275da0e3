import { sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { contactNameInSql } from '#/features/work/contacts/server/store';

/** 'Dakwerken BV: nieuw dak', with the number where nothing describes it, else the contact alone. */
export function paperNameInSql(number: AnyPgColumn, description: AnyPgColumn) {
  return sql<string>`concat_ws(': ',
    ${contactNameInSql},
    coalesce(nullif(btrim(${description}), ''), nullif(btrim(${number}), '')))`;
}
