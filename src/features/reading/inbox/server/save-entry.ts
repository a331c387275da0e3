import { AppError } from '#/core/errors';
import { type FileKind, fileKinds, kindNames } from '#/core/files';
import { insertKeptCheck } from '#/features/reading/check/server/store';
import type { SavedKind, Saving } from '#/features/reading/inbox/contract';
import * as store from '#/features/reading/inbox/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';
import type { Receives, Receiving } from '#/platform/server/ports/receives';

function requireKind(mimeType: string, kinds: readonly FileKind[]): void {
  if (kinds.some((kind) => fileKinds[kind].mimeType === mimeType)) return;
  throw new AppError(
    'wrong_type',
    `Dit bestand kan zo niet bewaard worden. Dat kan met ${kindNames(kinds)}.`,
  );
}

type SavingParts = Omit<Receiving, 'fileKey' | 'keepBeside'> & { receives: readonly Receives[] };

/** What it becomes is made and the entry goes, both or neither. In a transaction. */
export async function saveEntry(
  tx: Database,
  { receives, ...asked }: SavingParts,
  { id, ...place }: Actor & { id: number },
  saving: Saving,
): Promise<{ as: SavedKind; id: number }> {
  const { as } = saving;
  const receiver = receives.find((each) => each.as.includes(as));
  if (!receiver)
    throw new Error(`no feature takes a ${as} from the letterbox: add \`receives\` to its feature.ts`);
  const { fileKey, check, mimeType } = await store.getForSaving(tx, place.projectId, id);
  requireKind(mimeType, receiver.fileKinds);
  const keepBeside = async (made: number) => {
    if (as === 'quote' && check) await insertKeptCheck(tx, { userId: place.userId, quoteId: made }, check);
  };
  const made = await receiver.add(tx, place, saving, { ...asked, fileKey, keepBeside });
  await store.removeSaved(tx, place.projectId, id, as);
  return { as, id: made };
}
