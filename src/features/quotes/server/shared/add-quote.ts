import { getUsableContacts } from '#/features/contacts/server/store';
import { linesToKeep } from '#/features/meetstaat/server/store';
import type { QuoteFields } from '#/features/quotes/contract';
import { createQuote } from '#/features/quotes/server/store';
import type { Actor } from '#/platform/server/access';
import type { Database } from '#/platform/server/database/database';

/** A new quote with a file that is stored already, or without; checked as its call does. In a transaction. */
export async function addQuote(
  tx: Database,
  place: Actor,
  fields: QuoteFields,
  fileKey: string | null,
): Promise<number> {
  await getUsableContacts(tx, place, [fields.contactId]);
  const lines = await linesToKeep(tx, place.projectId, fields.lines);
  return createQuote(tx, place, { ...fields, lines, fileKey });
}
