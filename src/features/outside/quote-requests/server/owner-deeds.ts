import { randomUUID } from 'node:crypto';
import { addDays, day, dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { mostContacts, type QuoteRequestChanges } from '#/features/outside/quote-requests/contract';
import { freezeAgain, freezeItems } from '#/features/outside/quote-requests/rules/frozen';
import { requestJob } from '#/features/outside/quote-requests/server/letters';
import * as questions from '#/features/outside/quote-requests/server/questions-store';
import { usualRateOf } from '#/features/outside/quote-requests/server/read-request';
import * as store from '#/features/outside/quote-requests/server/store';
import { endOfDay } from '#/features/outside/shared/links/rules/until';
import { findOpenLinks } from '#/features/outside/shared/links/server/link-of-store';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import {
  createLink,
  endLinks,
  extendLinks,
  getLinkedContact,
} from '#/features/outside/shared/links/server/store';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { listItems } from '#/features/work/shared/meetstaat/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import type { Actor } from '#/platform/server/identity/access';
import type { Services } from '#/platform/server/services';

/** What was sent can be read again for so long after its day. */
const readableDays = 60;

type RequestServices = Pick<Services, 'now' | 'publicUrl' | 'config'>;

const purpose = 'price-request' as const;

/** Of the links to a request: as long as its prices can be read. */
const lastOfLinks = (until: string) => endOfDay(addDays(day(until), readableDays));

const sendsMail = ({ config }: RequestServices) => config.mail.kind === 'smtp';

function refuse(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

export function requireComing(until: string, now: Date): void {
  const today = dayAt(now);
  if (until < today || until > addDays(today, 300))
    throw refuse('until', 'Kies een dag vanaf vandaag, hoogstens 300 dagen ver.');
}

/** What was sent stays as it is: only more contractors can be asked, and another day by an addendum. */
export async function changeRequest(
  tx: Database,
  { now }: RequestServices,
  place: Actor & { id: number },
  { contactIds, ...changes }: QuoteRequestChanges,
): Promise<void> {
  const { id } = place;
  const request = await store.holdRequest(tx, place, id);
  if (changes.until !== undefined && changes.until !== request.until) requireComing(changes.until, now());
  if (request.status === 'closed') throw new AppError('conflict', 'Deze prijsvraag is afgesloten.');
  const isOther = Object.values(changes).some((value) => value !== undefined);
  if (request.status === 'sent' && isOther)
    throw new AppError('conflict', 'Deze prijsvraag is verstuurd. Stuur een aanvulling om iets te wijzigen.');
  if (isOther) await store.updateRequest(tx, place, id, changes);
  if (contactIds) await changeInvited(tx, place, request, contactIds);
}

async function changeInvited(
  tx: Database,
  place: Actor,
  { id, status }: store.StoredRequest,
  contactIds: readonly number[],
): Promise<void> {
  const answers = await store.listAnswers(tx, place, id);
  const known = new Set(answers.map(({ contactId }) => contactId));
  const more = contactIds.filter((each) => !known.has(each));
  const left = answers.filter(({ contactId }) => !contactIds.includes(contactId));
  if (status === 'sent' && left.length > 0)
    throw new AppError('conflict', 'Wie de prijsvraag kreeg, blijft erbij. Trek zo nodig de link in.');
  await getUsableContacts(tx, place, more);
  await store.uninvite(
    tx,
    place,
    left.map((each) => each.id),
  );
  await store.inviteContacts(tx, place, id, more);
  // Raises its version: who else changes it should see who was added.
  if (more.length + left.length > 0) await store.writeRequest(tx, place, id, {});
}

/** Once: later links are for the same items. */
async function freezeOnce(
  tx: Database,
  { now }: RequestServices,
  place: questions.Place,
  request: store.StoredRequest,
): Promise<void> {
  if (request.status === 'sent') return;
  const usual = await usualRateOf(tx, place.projectId, dayAt(now()));
  const items = freezeItems(await listItems(tx, place.projectId), request.itemIds, usual);
  if (items.length === 0)
    throw new AppError('conflict', 'Deze posten staan niet meer in de meetstaat. Kies er andere.');
  await store.writeRequest(tx, place, request.id, { status: 'sent', items, sentAt: now().toISOString() });
}

export async function sendRequest(
  tx: Database,
  services: RequestServices,
  place: Actor & { id: number },
  wanted: readonly number[] | undefined,
) {
  const { projectId, userId, id: requestId } = place;
  const request = await store.holdRequest(tx, place, requestId);
  requireSeenVersion('quote_requests', requestId, request.version);
  if (request.status === 'closed') throw new AppError('conflict', 'Deze prijsvraag is afgesloten.');
  requireComing(request.until, services.now());
  const answers = await store.listAnswers(tx, place, requestId);
  if (answers.length > mostContacts) throw refuse('contactIds', `Hoogstens ${mostContacts} aannemers.`);
  const open = await findOpenLinks(tx, { projectId, purpose: 'price-request', recordId: requestId });
  const invited = answers.map(({ contactId }) => contactId);
  if (wanted?.some((each) => !invited.includes(each)))
    throw refuse('contactIds', 'Dit contact kreeg deze vraag niet.');
  const contactIds = wanted ?? invited.filter((each) => !open.has(each));
  if (contactIds.length === 0)
    throw new AppError('conflict', 'Iedereen heeft al een link. Kies wie een nieuwe krijgt.');
  await freezeOnce(tx, services, place, request);
  const until = lastOfLinks(request.until);
  const sent: { contactId: number; url: string | null; isMailed: boolean }[] = [];
  for (const contactId of contactIds) {
    const { name, email } = await getLinkedContact(tx, contactId);
    await endLinks(tx, { projectId, contactId, purpose, recordId: requestId }, 'replaced');
    const isMailed = sendsMail(services) && email !== null;
    const linkId = await createLink(tx, {
      ...{ projectId, contactId, purpose, recordId: requestId, name, email, until, createdBy: userId },
      delivery: isMailed ? 'mailed' : 'by-hand',
    });
    if (isMailed) await enqueue(tx, requestJob, { linkId, key: randomUUID() });
    const url = isMailed ? null : await makeKey(tx, { id: linkId, purpose }, services.publicUrl);
    sent.push({ contactId, url, isMailed });
  }
  return sent;
}

/** By mail to all who have a link, or to one of them. */
async function tell(
  tx: Database,
  services: RequestServices,
  { projectId, id }: { projectId: number; id: number },
  notice: { subject: string; text: string },
  contactId?: number,
): Promise<void> {
  for (const [each, link] of await findOpenLinks(tx, { projectId, purpose: 'price-request', recordId: id }))
    if (contactId === undefined || contactId === each)
      await orderNotice(tx, link, sendsMail(services), notice);
}

export async function addAddendum(
  tx: Database,
  services: RequestServices,
  place: Actor & { id: number },
  { text, until }: { text: string; until?: string | undefined },
): Promise<void> {
  const request = await store.holdRequest(tx, place, place.id);
  requireSeenVersion('quote_requests', place.id, request.version);
  if (request.status !== 'sent')
    throw new AppError('conflict', 'Een aanvulling hoort bij een prijsvraag die verstuurd is.');
  if (until !== undefined) {
    requireComing(until, services.now());
    if (until < request.until) throw refuse('until', 'De dag kan alleen later worden.');
  }
  const usual = await usualRateOf(tx, place.projectId, dayAt(services.now()));
  const items = freezeAgain(request.items, await listItems(tx, place.projectId), usual);
  if (items.length === 0) throw new AppError('conflict', 'Geen van deze posten staat nog in de meetstaat.');
  const addenda = [...request.addenda, { at: services.now().toISOString(), text }];
  const isLater = until !== undefined && until > request.until;
  const last = isLater ? { until: day(until), remindedAt: null } : {};
  await store.writeRequest(tx, place, place.id, { items, addenda, ...last });
  if (isLater)
    await extendLinks(tx, { projectId: place.projectId, purpose, recordId: place.id }, lastOfLinks(until));
  const before = until === undefined ? '' : `\n\nGraag uw prijs tegen ${formatDayLong(day(until))}.`;
  await tell(tx, services, place, { subject: `Aanvulling bij ‘${request.title}’`, text: text + before });
}

export async function answerQuestion(
  tx: Database,
  services: RequestServices,
  place: Actor & { id: number },
  { text, toAll, questionId }: { text: string; toAll: boolean; questionId?: number | undefined },
): Promise<void> {
  const request = await store.holdRequest(tx, place, place.id);
  if (request.status === 'draft') throw new AppError('conflict', 'Deze prijsvraag is nog niet verstuurd.');
  const said = { answer: text, toAll, answeredAt: services.now().toISOString() };
  const requestId = place.id;
  const { projectId } = place;
  if (questionId === undefined) {
    await questions.createQuestion(tx, { projectId, requestId, ...said });
    return tell(tx, services, place, { subject: `Bij ‘${request.title}’`, text });
  }
  const question = await questions.writeAnswerTo(tx, { projectId, requestId, id: questionId }, said);
  if (!question) throw refuse('questionId', 'Deze vraag is er niet meer.');
  const notice = {
    subject: `Antwoord bij ‘${request.title}’`,
    text: `${question.question ?? ''}\n\n${text}`,
  };
  return tell(tx, services, place, notice, toAll ? undefined : (question.contactId ?? 0));
}

export async function closeRequest(tx: Database, place: questions.Place & { id: number }): Promise<void> {
  const request = await store.holdRequest(tx, place, place.id);
  requireSeenVersion('quote_requests', place.id, request.version);
  if (request.status !== 'sent')
    throw new AppError('conflict', 'Alleen wat verstuurd is, kan afgesloten worden.');
  await store.writeRequest(tx, place, place.id, { status: 'closed' });
}
