import { AppError } from '#/core/errors';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { orderNotice } from '#/features/outside/shared/links/server/notice';
import { writeByLink } from '#/features/outside/shared/links/server/write-by-link';
import type { Signature } from '#/features/site/acceptances/contract';
import type { GuestAcceptance } from '#/features/site/acceptances/guest-contract';
import { minutesTitle } from '#/features/site/acceptances/rules/minutes';
import { answerLabels, meaningOf } from '#/features/site/acceptances/rules/words';
import { orderCopy } from '#/features/site/acceptances/server/copies';
import type { MinutesServices } from '#/features/site/acceptances/server/freeze';
import { lockProject } from '#/features/site/acceptances/server/outside-store';
import {
  changedSince,
  isAsRead,
  otherMinutes,
  remarkOf,
  type Said,
} from '#/features/site/acceptances/server/sign';
import * as store from '#/features/site/acceptances/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import type { OpenedLink } from '#/platform/server/ports/links';

const changing = 'De bouwheer past dit proces-verbaal aan. U krijgt het opnieuw zodra het klaar is.';

/** What was sent to them: another's reads as one that was never there. */
function isFor({ sentTo }: store.StoredAcceptance, { contactId }: OpenedLink): boolean {
  return contactId !== null && sentTo.includes(contactId);
}

async function findSent(db: Database, link: OpenedLink, id: number): Promise<store.StoredAcceptance> {
  const row = await store.getStored(db, link.projectId, id);
  if (!isFor(row, link)) throw new AppError('not_found');
  return row;
}

function toGuest(row: store.StoredAcceptance, { contactId }: OpenedLink): GuestAcceptance {
  const frozen = row.frozen.at(-1);
  if (row.status === 'draft' || !frozen || !row.sha256) throw new AppError('not_found', changing);
  const own = row.signatures.findLast((each) => each.contactId === contactId && each.sha256 === row.sha256);
  const { id, kind, day, present, outcome, reason, keptBack, keptUntil, remarks, countsSince, version } = row;
  return {
    ...{ id, kind, day, present, outcome, reason, keptBack, keptUntil, remarks, countsSince, version },
    ...frozen.facts,
    ...{ title: minutesTitle(row), meaning: meaningOf(row), sha256: row.sha256 },
    ...{ sentBy: row.sentBy ?? '', sentAt: row.sentAt ?? row.updatedAt },
    addenda: row.addenda.map(({ number, at, by, text, sha256 }) => ({ number, at, by, text, sha256 })),
    answer: own ? { at: own.at, name: own.name, answer: own.answer, remark: own.remark } : null,
  };
}

export async function readForGuest(db: Database, link: OpenedLink, id: number): Promise<GuestAcceptance> {
  return toGuest(await findSent(db, link, id), link);
}

/** The document that they may fetch: what is frozen now. */
export async function findMinutesOf(db: Database, link: OpenedLink, id: number): Promise<number> {
  const { status, documentId } = await findSent(db, link, id);
  if (status === 'draft' || documentId === null) throw new AppError('not_found', changing);
  return documentId;
}

/** A page that was added since; nothing that never was. */
export async function findAddendumOf(db: Database, link: OpenedLink, id: number, number: number) {
  const { addenda } = await findSent(db, link, id);
  const added = addenda.find((each) => each.number === number);
  if (!added) throw new AppError('not_found');
  return added.documentId;
}

async function refuse(db: Database, row: store.StoredAcceptance, link: OpenedLink, version: number) {
  const isDraft = row.status === 'draft';
  return new ErrorWithBody('conflict', {
    message: isDraft ? changing : otherMinutes,
    changed: await changedSince(db, row, version),
    ...(isDraft ? {} : { current: toGuest(row, link) }),
  });
}

/** Once; a yes of either side is the first signature, after which nothing changes. */
export async function answerAsGuest(
  services: MinutesServices,
  { link, as }: { link: OpenedLink; as: string | null },
  id: number,
  said: Said,
): Promise<GuestAcceptance> {
  const remark = remarkOf(said);
  await services.db.transaction(async (tx) => {
    await lockProject(tx, link.projectId);
    const row = await store.getForChange(tx, link.projectId, id);
    if (!isFor(row, link)) throw new AppError('not_found');
    const what = `${answerLabels[said.answer].toLowerCase()} met het ${minutesTitle(row).toLowerCase()}, als ${said.name}`;
    await writeByLink(tx, { id: link.id, what: markedAs(what, as) });
    if (row.status === 'draft' || !isAsRead(row, said.version))
      throw await refuse(tx, row, link, said.version);
    if (row.signatures.some((each) => each.contactId === link.contactId && each.sha256 === row.sha256))
      throw new AppError('conflict', 'U antwoordde al op dit proces-verbaal.');
    const signature: Signature = {
      ...{ at: services.now().toISOString(), name: said.name, answer: said.answer, remark },
      ...{ contactId: link.contactId, as, sha256: row.sha256 ?? '' },
    };
    await store.changeAcceptance(tx, row, {
      signatures: [...row.signatures, signature],
      ...(said.answer === 'disagree' ? {} : { status: 'signed' }),
    });
    const answered = `${answerLabels[said.answer]}${remark ? `: ${remark}` : ''}`;
    await orderNotice(tx, link, services.config.mail.kind === 'smtp', {
      subject: `Uw antwoord op het ${minutesTitle(row).toLowerCase()}`,
      text: `U antwoordde als ${said.name}: ${answered}. De pdf staat op uw pagina.`,
      facts: [{ label: 'Vingerafdruk van de pdf (SHA-256)', value: row.sha256 ?? '' }],
    });
    const title = `${minutesTitle(row)}: er is een antwoord`;
    await orderCopy(tx, row, { title, what: `${said.name} antwoordde: ${answered}.` });
  });
  return readForGuest(services.db, link, id);
}
