import { dayAt, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Outsider } from '#/features/outside/links/server/shared/outsider';
import type { DraftIn, PriceDraft, SavedDraft } from '#/features/outside/quote-requests/outside-contract';
import { sumPrices } from '#/features/outside/quote-requests/rules/sums';
import { writeDraft } from '#/features/outside/quote-requests/server/draft-store';
import {
  type Keeping,
  keepPrices,
  requireLines,
  requirePrices,
} from '#/features/outside/quote-requests/server/keep-prices';
import { findOwnerId, lockProject } from '#/features/outside/quote-requests/server/names-store';
import {
  type Opened,
  openRequest,
  readSaved,
  whyClosed,
} from '#/features/outside/quote-requests/server/opened';
import * as questions from '#/features/outside/quote-requests/server/questions-store';
import * as store from '#/features/outside/quote-requests/server/store';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { findLinkForLetter, getLinkedContact, holdLink } from '#/features/outside/shared/links/server/store';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import type { Database } from '#/platform/server/database/engine/database';
import { onBehalfOf } from '#/platform/server/database/engine/on-behalf-of';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import { unknownLink } from '#/platform/server/http/hooks/link';
import type { Services } from '#/platform/server/services';

export type Deeds = Keeping & Pick<Services, 'config'>;

export type Contractor = Outsider;

export const sendsMail = ({ config }: Deeds) => config.mail.kind === 'smtp';
const another = 'Dit werd intussen elders aangepast. Lees het opnieuw.';

/** Told with the draft as it is now. */
function refuseOther(saved: SavedDraft): ErrorWithBody<{ message: string; current: SavedDraft }> {
  return new ErrorWithBody('conflict', { message: another, current: saved });
}

async function requireOpen(tx: Database, { offers, now }: Deeds, opened: Opened): Promise<void> {
  const closed = await whyClosed(tx, { offers, today: dayAt(now()) }, opened);
  if (closed !== null) throw new AppError('conflict', closed);
}

/** As one types: what others typed meanwhile is not lost, and nothing of it stands in a log. */
export async function saveDraft(
  services: Deeds,
  { link }: Contractor,
  { version, ...draft }: DraftIn,
): Promise<SavedDraft> {
  const written = await services.db.transaction(async (tx) => {
    if (!(await holdLink(tx, link.id))) throw new AppError('not_found', unknownLink);
    const opened = await openRequest(tx, link);
    await requireOpen(tx, services, opened);
    requireLines(opened, draft.lines);
    const next = await writeDraft(tx, opened.answer.id, { draft: draft as PriceDraft, version });
    return next === undefined ? undefined : readSaved(tx, opened);
  });
  if (written) return written;
  throw refuseOther(await readSaved(services.db, await openRequest(services.db, link)));
}

type Said = { name: string; version: number };

export async function submitPrices(
  services: Deeds,
  { link, as }: Contractor,
  { name, version }: Said,
): Promise<void> {
  const { db } = services;
  const opened = await openRequest(db, link);
  await requireOpen(db, services, opened);
  const saved = await readSaved(db, opened);
  if (saved.version !== version) throw refuseOther(saved);
  const { draft } = saved;
  requirePrices(opened, draft.lines);
  const project = (await findLinkForLetter(db, link.id))?.project ?? '';
  const given = { opened, draft, project, by: { name, as } };
  await keepPrices(services, given, {
    hold: async (tx, size) => {
      await lockProject(tx, link.projectId);
      const what = markedAs(`gaf een prijs voor ${opened.request.title}, als ${name}`, as);
      await writeByLink(tx, { id: link.id, what, size });
      const held = await openRequest(tx, link);
      await requireOpen(tx, services, held);
      if ((await readSaved(tx, held)).version !== version) throw refuseOther(await readSaved(tx, held));
      const userId = await findOwnerId(tx, link.projectId);
      if (userId === undefined) throw new AppError('not_found', unknownLink);
      return { held, userId };
    },
    // What is handed in is the other side's; what is kept of it is kept for who asked.
    within: (tx, userId, work) => onBehalfOf(tx, userId, work),
    afterwards: (tx, { held, at, sha256 }) =>
      orderNotice(tx, link, sendsMail(services), {
        subject: `Uw prijs voor ${opened.request.title}`,
        text: `Goed ontvangen op ${at}. U kunt ze nog aanpassen tot en met ${formatDayLong(held.request.until)}.`,
        facts: [
          {
            label: 'Zonder btw',
            value: formatEuro(totalFromDecimal(sumPrices(held.request.items, draft.lines).net)),
          },
          { label: 'Vingerafdruk van de PDF (SHA-256)', value: sha256 },
        ],
      }),
  });
}

export async function declinePrices(
  services: Deeds,
  { link, as }: Contractor,
  note: string | null,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    await lockProject(tx, link.projectId);
    const opened = await openRequest(tx, link);
    await writeByLink(tx, { id: link.id, what: markedAs('geeft geen prijs', as) });
    await requireOpen(tx, services, opened);
    if (opened.answer.state === 'submitted')
      throw new AppError('conflict', 'U gaf al een prijs. Vraag de bouwheer om ze niet te gebruiken.');
    const { name } = await getLinkedContact(tx, opened.answer.contactId);
    await store.writeAnswer(tx, link, opened.answer.id, {
      ...{ state: 'declined', note, sentBy: name, sentAs: as },
    });
    const text = `U liet weten dat u geen prijs geeft voor ‘${opened.request.title}’.${note ? ` ${note}` : ''}`;
    await orderNotice(tx, link, sendsMail(services), { subject: 'Kopie van uw antwoord', text });
  });
}

export async function askQuestion(
  tx: Database,
  services: Deeds,
  { link, as }: Contractor,
  text: string,
): Promise<{ id: number }> {
  await lockProject(tx, link.projectId);
  const { request, answer } = await openRequest(tx, link);
  await writeByLink(tx, { id: link.id, what: markedAs('stelde een vraag', as) });
  if (request.status === 'closed') throw new AppError('conflict', 'Deze prijsvraag is afgesloten.');
  const { name: sentBy } = await getLinkedContact(tx, answer.contactId);
  const { projectId } = request;
  const { contactId } = answer;
  const made = { projectId, requestId: request.id, contactId, question: text, sentBy, sentAs: as };
  const id = await questions.createQuestion(tx, made);
  await orderNotice(tx, link, sendsMail(services), { subject: 'Kopie van uw vraag', text });
  return { id };
}
