import { createHash, randomUUID } from 'node:crypto';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { totalFromDecimal } from '#/core/money';
import { makeKey } from '#/features/outside/shared/links/server/make-key';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import { endLinks } from '#/features/outside/shared/links/server/store';
import { listExtraFindings as listExtraFindingsCall } from '#/features/papers/extras/findings-contract';
import { approvalPages } from '#/features/papers/extras/server/approval-pages';
import { decide, getAsked, toApproval } from '#/features/papers/extras/server/decide';
import { listExtraFindings } from '#/features/papers/extras/server/findings';
import { createApprovalLink } from '#/features/papers/extras/server/links';
import { approvalJob } from '#/features/papers/extras/server/send-job';
import * as calls from '#/features/papers/shared/extras/contract';
import { maySend } from '#/features/papers/shared/extras/rules/statuses';
import { isWhole } from '#/features/papers/shared/extras/rules/totals';
import * as store from '#/features/papers/shared/extras/server/store';
import { getQuoteForExtra } from '#/features/papers/shared/quotes/server/extra-work-store';
import { linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { requireSeen } from '#/features/papers/shared/server/require-seen';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import type { Services } from '#/platform/server/services';

const notAccepted = 'Meerwerk hoort bij een geaccepteerde offerte. Accepteer de offerte eerst.';
const changeFirst = 'Pas dit meerwerk eerst aan: dan kunt u het opnieuw versturen.';
const notWhole = 'Vul eerst een lijn in, en bij elke lijn een prijs.';
/** Nobody’s mailbox is filled through us. */
const lettersToOne = { max: 5, perSeconds: 86_400 };

async function requireAccepted(tx: Database, place: { projectId: number }, quoteId: number) {
  const quote = await getQuoteForExtra(tx, place, quoteId);
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
  const sendsMail = config.mail.kind === 'smtp';

  /** Of less work nothing is paid: it is never asked what was read of it. */
  const requireRead = async (
    tx: Database,
    { total, projectId, id }: { total: string; projectId: number; id: number },
    seen: readonly string[] | undefined,
  ) => {
    if (totalFromDecimal(total) < 0n) return;
    const asked = { projectId, id, today: dayAt(now()) };
    const findings = await listExtraFindings(tx, asked, services.findGuarded);
    await requireSeen(tx, { findings, seen, today: asked.today });
  };

  route(calls.listExtras, ({ project, params }) => store.listExtras(db, project, params.id));

  route(listExtraFindingsCall, ({ project: { projectId }, params }) =>
    listExtraFindings(db, { projectId, id: params.id, today: dayAt(now()) }, services.findGuarded),
  );

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
      const { status, ...fields } = body;
      const lines = await linesToKeep(tx, projectId, fields.lines, before.lines);
      const state: calls.ExtraStatus = status ?? 'draft';
      const nobody = { sentAt: null, sentBy: null, sentTo: null, decidedAt: null, decidedBy: null };
      const change = { ...fields, ...(lines ? { lines } : {}), status: state, ...nobody };
      await store.updateExtra(tx, project, params.id, change);
      return store.getExtra(tx, project, params.id);
    }),
  );

  route(calls.removeExtra, ({ project, params }) =>
    db.transaction((tx) => store.removeExtra(tx, project, params.id)),
  );

  route(calls.sendExtra, ({ user, project, params, body: { email, seen } }) =>
    db.transaction(async (tx) => {
      const extra = await store.getForChange(tx, project, params.id);
      requireSeenVersion('extras', extra.id, extra.version);
      if (!maySend(extra.status)) throw new AppError('conflict', changeFirst);
      if (!isWhole(extra)) throw new AppError('conflict', notWhole);
      await requireAccepted(tx, project, extra.quoteId);
      await requireRead(tx, extra, seen);
      const sentAt = now().toISOString();
      const sentBy = await store.getNameOf(tx, user.id);
      const sentTo = sendsMail ? email : null;
      await store.updateExtra(tx, project, params.id, { status: 'sent', sentAt, sentBy, sentTo });
      await endLinks(tx, { purpose: 'approval', recordId: params.id }, 'replaced');
      if (sentTo !== null) await countLetter(tx, sentTo);
      const { contactId } = await getQuoteForExtra(tx, project, extra.quoteId);
      const { projectId } = project;
      const toMake = { extraId: params.id, projectId, contactId, createdBy: user.id, sentAt, sentTo };
      const id = await createApprovalLink(tx, toMake);
      if (sentTo === null)
        return { url: await makeKey(tx, { id, purpose: 'approval' }, publicUrl), isMailed: false };
      await enqueue(tx, approvalJob, { extraId: params.id, sentAt, key: randomUUID() });
      return { url: null, isMailed: true };
    }),
  );

  route(calls.getApproval, async ({ link }) => toApproval(await getAsked(services, link)));

  route(calls.decideApproval, async ({ link, body, request }) =>
    decide(services, link, { ...body, as: await findMemberName(db, request, link.projectId) }),
  );

  approvalPages(services);
}
