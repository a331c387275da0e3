import type { QuoteFields } from '#/features/papers/quotes/contract';
import { createQuote } from '#/features/papers/quotes/server/store';
import { linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { getUsableContacts } from '#/features/work/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

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
