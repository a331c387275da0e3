import { AppError } from '#/core/errors';
import * as store from '#/features/reading/inbox/server/store';
import type { Actor } from '#/platform/server/identity/access';
import type { Services } from '#/platform/server/services';

/** A list that came back goes where it would have gone by the link, and the paper to the documents: all or nothing. */
export async function takeEntry(
  services: Services,
  { id, ...place }: Actor & { id: number },
  chosen: number | undefined,
): Promise<{ requestId: number; quoteId: number }> {
  const { projectId } = place;
  const { list, data } = await store.findAnswer(services.db, projectId, id);
  if (!list) throw new AppError('conflict', 'Dit papier is geen antwoord op een prijsvraag.');
  const contactId = chosen ?? list.contactId;
  const message = 'Kies van wie deze prijs is.';
  if (contactId === null) throw new AppError('invalid', message, [{ path: 'contactId', message }]);
  return services.returned.take(services, place, {
    list: { ...list, contactId },
    ...{ number: data?.number ?? null, validUntil: data?.validUntil ?? null },
    letGo: async (tx) => {
      const { fileKey } = await store.getForSaving(tx, projectId, id);
      await store.removeSaved(tx, projectId, id, 'quote');
      return fileKey;
    },
  });
}
