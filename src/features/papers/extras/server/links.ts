import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { createLink, findOpenLink, getLinkedContact } from '#/features/outside/shared/links/server/store';
import { linkDays } from '#/features/papers/shared/extras/rules/statuses';
import type { Database } from '#/platform/server/database/engine/database';

const msPerDay = 86_400_000;

type ToMake = {
  extraId: number;
  projectId: number;
  contactId: number;
  createdBy: number | null;
  sentAt: string;
  sentTo: string | null;
};

/** What the other side decides by, in place of any link before. What opens it is made apart. */
export async function createApprovalLink(
  tx: Database,
  { extraId, sentAt, sentTo, ...link }: ToMake,
): Promise<number> {
  const until = new Date(Date.parse(sentAt) + linkDays * msPerDay).toISOString();
  const { name } = await getLinkedContact(tx, link.contactId);
  return createLink(tx, {
    ...{ ...link, name, recordId: extraId, purpose: 'approval', until, email: sentTo },
    delivery: sentTo === null ? 'by-hand' : 'mailed',
  });
}

/** A letter that was ordered by an earlier version has none yet. */
export async function keyForLetter(tx: Database, toMake: ToMake, publicUrl: string): Promise<string> {
  const open = await findOpenLink(tx, { purpose: 'approval', recordId: toMake.extraId });
  const id = open?.id ?? (await createApprovalLink(tx, toMake));
  return makeKey(tx, { id, purpose: 'approval' }, publicUrl);
}
