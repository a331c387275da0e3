import { AppError } from '#/core/errors';
import { endSentence } from '#/features/outside/links/rules/ends';
import type { LinkEnd } from '#/features/outside/shared/links/contract';
import * as secrets from '#/features/outside/shared/links/server/secrets-store';
import * as store from '#/features/outside/shared/links/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { unknownLink } from '#/platform/server/http/hooks/link';
import { hashToken } from '#/platform/server/identity/sessions';
import type { OpenLink } from '#/platform/server/ports/links';

/** Writing the last visit each time would make every read a write. */
const touchAfterMs = 60_000;

const needsCode = 'Op dit toestel vragen we eerst een code, die naar uw e-mailadres gaat.';

/** Each link has its own, so that one tells nothing of another. */
export function deviceCookie(linkId: number): string {
  return `outsider-${linkId}`;
}

type Found = NonNullable<Awaited<ReturnType<typeof store.findByKey>>>;

/** What changed beside the link since it was made. */
function whyEnded({ link, contact, projectRemovedAt }: Found): LinkEnd | null {
  if (link.ended) return link.ended;
  if (projectRemovedAt) return 'project';
  if (link.contactId === null) return null;
  if (!contact || contact.removedAt) return 'contact';
  // An approval is mailed to whichever address was typed. An address where there was none is another: from then on a code is asked.
  const isOther = link.email?.toLowerCase() !== contact.email?.toLowerCase();
  return link.purpose !== 'approval' && isOther ? 'address' : null;
}

/** It stays ended, also where the old address comes back. */
async function end(db: Database, linkId: number, why: LinkEnd): Promise<void> {
  await db.transaction((tx) => store.endLinks(tx, { id: linkId }, why));
}

export const openLink: OpenLink = async (db, { token, purpose, cookies, now, sendsMail }) => {
  const found = await store.findByKey(db, hashToken(token));
  if (!found || (purpose !== 'any' && found.link.purpose !== purpose))
    throw new AppError('not_found', unknownLink);
  const { link, bytes, lastSeenAt } = found;
  const ended = whyEnded(found);
  if (ended && !link.ended) await end(db, link.id, ended);
  if (ended || link.until <= now.toISOString())
    throw new AppError('not_found', endSentence(ended, link.purpose));
  if (purpose !== 'any' && sendsMail && link.asksCode && link.email !== null) {
    const device = cookies[deviceCookie(link.id)];
    if (!device || !(await secrets.isKnownDevice(db, link.id, hashToken(device))))
      throw new AppError('unauthorized', needsCode);
  }
  if (!lastSeenAt || now.getTime() - Date.parse(lastSeenAt) > touchAfterMs)
    await store.touchLink(db, link.id, now.toISOString());
  const { id, projectId, contactId, recordId, kind, email, until } = link;
  return { id, purpose: link.purpose, projectId, contactId, recordId, kind, email, until, bytes: bytes ?? 0 };
};
