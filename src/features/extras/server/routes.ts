import { createHash, randomUUID } from 'node:crypto';
import { AppError } from '#/core/errors';
import * as calls from '#/features/extras/contract';
import { isFinal, maySend } from '#/features/extras/rules/statuses';
import { isWhole } from '#/features/extras/rules/totals';
import { approvalDoors } from '#/features/extras/server/approval-doors';
import { removeLinks } from '#/features/extras/server/approval-store';
import { decide, getAsked, toApproval } from '#/features/extras/server/decide';
import { makeLink } from '#/features/extras/server/links';
import { secretHeaders } from '#/features/extras/server/secret-headers';
import { approvalJob } from '#/features/extras/server/send-job';
import * as store from '#/features/extras/server/store';
import { linesToKeep } from '#/features/meetstaat/server/store';
import type { Database } from '#/platform/server/database/database';
import { enqueue } from '#/platform/server/database/outbox-store';
import { countHit } from '#/platform/server/database/rate-limit-store';
import type { Services } from '#/platform/server/services';

const notAccepted = 'Meerwerk hoort bij een geaccepteerde offerte. Accepteer de offerte eerst.';
const approvedStays =
  'Dit meerwerk is goedgekeurd en ligt vast. Is er iets anders afgesproken, maak dan een nieuw meer- of minwerk.';
const changeFirst = 'Pas dit meerwerk eerst aan: dan kunt u het opnieuw versturen.';
const notWhole = 'Vul eerst een lijn in, en bij elke lijn een prijs.';
/** Nobody’s mailbox is filled through us. */
const lettersToOne = { max: 5, perSeconds: 86_400 };

async function requireAccepted(tx: Database, place: { projectId: number }, quoteId: number) {
  const quote = await store.getQuoteForExtra(tx, place, quoteId);
  if (quote.status !== 'accepted') throw new AppError('conflict', notAccepted);
  return quote;
}

async function countLetter(tx: Database, email: string): Promise<void> {
  const address = createHash('sha256').update(email.toLowerCase()).digest('hex');
  const { count, secondsLeft } = await countHit(tx, `approval to ${address}`, lettersToOne.perSeconds);
  if (count <= lettersToOne.max) return;
  const message =
    'Naar dit e-mailadres gingen vandaag al genoeg vragen. Kopieer de link, of probeer het morgen.';
  throw new AppError('too_many', message, undefined, secondsLeft);
}

export function extraRoutes(services: Services): void {
  const { route, db, now, publicUrl, config } = services;

  route(calls.listExtras, ({ project, params }) => store.listExtras(db, project, params.id));

  route(calls.createExtra, ({ transact, user, project: { projectId }, params, body }) =>
    transact(async (tx) => {
      const place = { userId: user.id, projectId };
      const { unforeseenCosts } = await requireAccepted(tx, place, params.id);
      const { unforeseen, lines, ...fields } = body;
      const taken = unforeseen == null ? null : unforeseenCosts[unforeseen];
      if (taken === undefined) throw new AppError('invalid', 'Deze onvoorziene kost is er niet meer.');
      const kept = (await linesToKeep(tx, projectId, lines)) ?? [];
      const id = await store.createExtra(tx, place, params.id, { ...fields, lines: kept, unforeseen: taken });
      return store.getExtra(tx, place, id);
    }),
  );

  route(calls.updateExtra, ({ project, params, body }) =>
    db.transaction(async (tx) => {
      const { projectId } = project;
      const before = await store.getForChange(tx, project, params.id);
      if (isFinal(before.status)) throw new AppError('conflict', approvedStays);
      const { status, ...fields } = body;
      const lines = await linesToKeep(tx, projectId, fields.lines, before.lines);
      const state: calls.ExtraStatus = status ?? 'draft';
      const nobody = { sentAt: null, sentBy: null, sentTo: null, decidedAt: null, decidedBy: null };
      await removeLinks(tx, params.id);
      const change = { ...fields, ...(lines ? { lines } : {}), status: state, ...nobody };
      await store.updateExtra(tx, project, params.id, change);
      return store.getExtra(tx, project, params.id);
    }),
  );

  route(calls.removeExtra, ({ project, params }) =>
    db.transaction(async (tx) => {
      const { status } = await store.getForChange(tx, project, params.id);
      if (isFinal(status)) throw new AppError('conflict', approvedStays);
      await removeLinks(tx, params.id);
      await store.removeExtra(tx, project, params.id);
    }),
  );

  route(calls.sendExtra, ({ user, project, params, body: { email } }) =>
    db.transaction(async (tx) => {
      const extra = await store.getForChange(tx, project, params.id);
      if (isFinal(extra.status)) throw new AppError('conflict', approvedStays);
      if (!maySend(extra.status)) throw new AppError('conflict', changeFirst);
      if (!isWhole(extra)) throw new AppError('conflict', notWhole);
      await requireAccepted(tx, project, extra.quoteId);
      const sentAt = now().toISOString();
      const sentBy = await store.getNameOf(tx, user.id);
      await store.updateExtra(tx, project, params.id, { status: 'sent', sentAt, sentBy, sentTo: email });
      await removeLinks(tx, params.id);
      if (email !== null) {
        await countLetter(tx, email);
        await enqueue(tx, approvalJob, { extraId: params.id, sentAt, key: randomUUID() });
      }
      const url = await makeLink(tx, { extraId: params.id, sentAt, publicUrl });
      return { url, isMailed: email !== null && config.mail.kind === 'smtp' };
    }),
  );

  route(calls.getApproval, async ({ params, reply }) => {
    reply.headers(secretHeaders);
    return toApproval(await getAsked(services, params.token));
  });

  route(calls.decideApproval, ({ params, body, reply }) => {
    reply.headers(secretHeaders);
    return decide(services, params.token, body);
  });

  approvalDoors(services);
}
