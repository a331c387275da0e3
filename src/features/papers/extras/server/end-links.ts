import { endLinks } from '#/features/outside/shared/links/server/store';
import { updateExtra } from '#/features/papers/shared/extras/server/store';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { Deed } from '#/platform/server/standing/rule';

/** Sending it again has links of its own; deciding on it is what the link is for. */
function isChangedWhileSent({ now, next }: Deed): boolean {
  if (now?.status !== 'sent') return false;
  const isDecided = next?.status === 'approved' || next?.status === 'refused';
  const isSentAgain = next?.status === 'sent' && next.sentAt !== now.sentAt;
  return !isDecided && !isSentAgain;
}

/** Whoever has a link decides on what they were sent, and on nothing that was changed since. */
export const endLinksOfChanged: Afterwards = async (tx, { projectId, deeds }) => {
  for (const deed of deeds.filter(isChangedWhileSent)) {
    const id = Number(deed.key);
    await endLinks(tx, { purpose: 'approval', recordId: id }, 'changed');
    if (deed.next?.status !== 'sent') continue;
    await updateExtra(tx, { projectId }, id, { status: 'draft', sentAt: null, sentBy: null, sentTo: null });
  }
};
