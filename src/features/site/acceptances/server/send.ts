import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { endOfDay, untilOf } from '#/features/outside/shared/links/rules/until';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import {
  createLink,
  findNameOf,
  findOpenLink,
  getLinkedContact,
} from '#/features/outside/shared/links/server/store';
import { signedAlready } from '#/features/site/acceptances/rules/allowed';
import { minutesTitle } from '#/features/site/acceptances/rules/minutes';
import {
  type By,
  keepMinutes,
  type MinutesServices,
  withMinutes,
} from '#/features/site/acceptances/server/freeze';
import * as store from '#/features/site/acceptances/server/store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';

type Sent = { contactId: number; url: string | null; isMailed: boolean };
type Place = { projectId: number; userId: number };

const sendsMail = ({ config }: MinutesServices) => config.mail.kind === 'smtp';

const sameAddress = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

/** Their own page, where they have one; else a new one. */
async function findPage(
  tx: Database,
  services: MinutesServices,
  { projectId, userId }: Place,
  contactId: number,
) {
  const { name, email } = await getLinkedContact(tx, contactId);
  const open = await findOpenLink(tx, { projectId, contactId, purpose: 'guest' });
  if (open && sameAddress(open.email, email)) return { id: open.id, email: open.email };
  const last = untilOf(undefined, dayAt(services.now()));
  if (!last) throw new Error('a link has no last day');
  const id = await createLink(tx, {
    ...{ projectId, contactId, purpose: 'guest', kind: 'contractor', name, email, until: endOfDay(last) },
    ...{ delivery: email !== null && sendsMail(services) ? 'mailed' : 'by-hand', createdBy: userId },
  });
  return { id, email };
}

async function bring(
  tx: Database,
  services: MinutesServices,
  place: Place,
  contactId: number,
  title: string,
) {
  const { name } = { name: await findNameOf(tx, place.userId) };
  const page = await findPage(tx, services, place, contactId);
  const isMailed = await orderNotice(tx, page, sendsMail(services), {
    subject: `${title}: uw akkoord gevraagd`,
    text: `${name} maakte het ${title.charAt(0).toLowerCase()}${title.slice(1)} op. Lees het na op uw pagina en laat weten of u akkoord gaat.`,
  });
  const url = isMailed ? null : await makeKey(tx, { id: page.id, purpose: 'guest' }, services.publicUrl);
  return { contactId, url, isMailed };
}

export async function sendMinutes(
  services: MinutesServices,
  by: By,
  projectId: number,
  { id, contactIds }: { id: number; contactIds: number[] },
): Promise<Sent[]> {
  const row = await store.getStored(services.db, projectId, id);
  requireSeenVersion('acceptances', id, row.version);
  if (row.countsSince !== null && row.status === 'signed' && row.documentId === null)
    throw new AppError('conflict', signedAlready);
  const place = { projectId, userId: by.user.id };
  return withMinutes(services, by, row, (made) =>
    services.db.transaction(async (tx) => {
      const now = await store.getForChange(tx, projectId, id);
      requireUnchanged(now, row);
      await getUsableContacts(tx, place, contactIds);
      const kept = await keepMinutes(tx, { ...place, limit: services.files.projectLimit }, row, made);
      await store.changeAcceptance(
        tx,
        { projectId, id },
        {
          ...kept,
          status: row.status === 'draft' ? 'sent' : row.status,
          sentAt: services.now().toISOString(),
          sentBy: await findNameOf(tx, by.user.id),
          sentTo: made ? contactIds : [...new Set([...row.sentTo, ...contactIds])],
        },
      );
      const sent: Sent[] = [];
      for (const contactId of contactIds)
        sent.push(await bring(tx, services, place, contactId, minutesTitle(row)));
      return sent;
    }),
  );
}

const meanwhile = 'Dit proces-verbaal is intussen gewijzigd. Lees het opnieuw.';

/** The PDF was made of what was read before. */
export function requireUnchanged(now: store.StoredAcceptance, read: store.StoredAcceptance): void {
  if (now.version !== read.version) throw new AppError('conflict', meanwhile);
}
