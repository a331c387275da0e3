import type { Day } from '#/core/day';
import { noteUnseen } from '#/features/papers/quotes/server/decide';
import type { QuoteGuards } from '#/features/papers/quotes/server/findings-store';
import type { QuoteFields } from '#/features/papers/shared/quotes/contract';
import { createQuote } from '#/features/papers/shared/quotes/server/store';
import { coversToKeep, linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

type Adding = QuoteGuards & {
  fileKey: string | null;
  today: Day;
  /** Writes what counts where it is judged, once it is made. */
  keepBeside?: (id: number) => Promise<void>;
};

/** A new quote with a file that is stored already, or without; checked as its call does. In a transaction. */
export async function addQuote(
  tx: Database,
  place: Actor,
  fields: QuoteFields,
  { fileKey, keepBeside, ...asked }: Adding,
): Promise<number> {
  await getUsableContacts(tx, place, [fields.contactId]);
  const lines = await linesToKeep(tx, place.projectId, fields.lines);
  const coversItemIds = await coversToKeep(tx, place.projectId, fields.coversItemIds);
  const isAccepted = fields.status === 'accepted';
  const acceptedOn = isAccepted ? asked.today : null;
  const id = await createQuote(tx, place, { ...fields, lines, coversItemIds, fileKey, acceptedOn });
  await keepBeside?.(id);
  if (isAccepted) await noteUnseen(tx, { projectId: place.projectId, id, today: asked.today }, asked);
  return id;
}
