import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, kindNames } from '#/core/files';
import { addInvoice } from '#/features/papers/invoices/server/shared/add-invoice';
import { addQuote } from '#/features/papers/quotes/server/shared/add-quote';
import { paperUpload } from '#/features/papers/shared/contract';
import { insertKeptCheck } from '#/features/reading/check/server/store';
import type { SavedKind, Saving } from '#/features/reading/inbox/contract';
import * as store from '#/features/reading/inbox/server/store';
import { documentUpload } from '#/features/work/documents/contract';
import { addDocument } from '#/features/work/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

function requireKind(mimeType: string, kinds: readonly FileKind[]): void {
  if (kinds.some((kind) => fileKinds[kind].mimeType === mimeType)) return;
  throw new AppError(
    'wrong_type',
    `Dit bestand kan zo niet bewaard worden. Dat kan met ${kindNames(kinds)}.`,
  );
}

/** What it becomes is made and the entry goes, both or neither. In a transaction. */
export async function saveEntry(
  tx: Database,
  place: Actor,
  id: number,
  fields: Saving,
): Promise<{ as: SavedKind; id: number }> {
  const entry = await store.getForSaving(tx, place.projectId, id);
  requireKind(entry.mimeType, fields.as === 'document' ? documentUpload.kinds : paperUpload.kinds);
  const made = await make(tx, place, entry, fields);
  await store.removeSaved(tx, place.projectId, id, fields.as);
  return { as: fields.as, id: made };
}

type Entry = Awaited<ReturnType<typeof store.getForSaving>>;

async function make(tx: Database, place: Actor, { fileKey, check }: Entry, saving: Saving): Promise<number> {
  switch (saving.as) {
    case 'quote': {
      const { as: _, ...fields } = saving;
      const quoteId = await addQuote(tx, place, fields, fileKey);
      if (check) await insertKeptCheck(tx, { userId: place.userId, quoteId }, check);
      return quoteId;
    }
    case 'invoice':
    case 'credit-note': {
      const { as: kind, ...fields } = saving;
      return addInvoice(tx, place, { ...fields, kind }, fileKey);
    }
    case 'document': {
      const { as: _, ...fields } = saving;
      return addDocument(tx, place, fields, fileKey);
    }
  }
}
