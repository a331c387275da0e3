import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { noAgreement } from '#/features/papers/shared/quotes/rules/agreement';
import { findContractDay } from '#/features/papers/shared/quotes/server/agreed-store';
import { getQuote } from '#/features/papers/shared/quotes/server/store';
import type { AcceptanceFields, AcceptanceKind } from '#/features/site/acceptances/contract';
import * as allowed from '#/features/site/acceptances/rules/allowed';
import { contentOf, whatChanged } from '#/features/site/acceptances/rules/frozen';
import { mostKept, proposeKept } from '#/features/site/acceptances/rules/kept';
import * as store from '#/features/site/acceptances/server/store';
import { isOfContract } from '#/features/site/points/rules/of-contract';
import { listContractPoints } from '#/features/site/points/server/shared/points-of-contract';
import { removeDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds } from '#/platform/server/database/stores/ids-store';
import type { Actor } from '#/platform/server/identity/access';

type Begun = { kind: AcceptanceKind; day: Day };

function moneyOf(quote: Quote) {
  const { sum, paid } = store.contractOf(quote);
  return { sum: totalFromDecimal(sum), paid: totalFromDecimal(paid) };
}

/** With its open points, and what to keep back proposed. */
export async function beginAcceptance(
  tx: Database,
  actor: Actor,
  quoteId: number,
  { kind, day }: Begun,
): Promise<number> {
  const { projectId, userId } = actor;
  const quote = await getQuote(tx, actor, quoteId);
  allowed.requireContract(quote);
  allowed.requireDay(day, await findContractDay(tx, projectId, quote.id));
  const others = await store.listStoredOf(tx, projectId, quoteId);
  allowed.requireKind(kind, day, others);
  const open = (await listContractPoints(tx, projectId)).filter(
    (point) => point.isPending && isOfContract(point, quote),
  );
  const { retention } = quote.agreement ?? noAgreement;
  const amounts = open.map(({ amount }) => amount);
  const kept = proposeKept({ kind, ...moneyOf(quote), retention, amounts });
  const isStartedBefore = others.some(({ startsLiability, countsSince, outcome }) =>
    Boolean(startsLiability && countsSince && outcome !== 'refused'),
  );
  return store.insertAcceptance(tx, {
    ...{ projectId, quoteId, kind, day, createdBy: userId },
    outcome: open.length > 0 ? 'with-points' : 'accepted',
    keptBack: kept > 0n ? decimalFromCents(kept) : null,
    pointIds: open.map(({ id }) => id),
    startsLiability: kind === 'single' || (kind === 'final' && !isStartedBefore),
  });
}

async function requirePoints(
  tx: Database,
  projectId: number,
  quote: Quote,
  pointIds: readonly number[],
): Promise<void> {
  const found = await listContractPoints(tx, projectId, pointIds);
  const message =
    found.length < pointIds.length
      ? 'Een van deze punten bestaat niet meer.'
      : found.every((point) => isOfContract(point, quote))
        ? undefined
        : 'Een van deze punten hoort bij een ander contract.';
  if (message) throw new AppError('invalid', message, [{ path: 'pointIds', message }]);
}

async function requireRooms(tx: Database, projectId: number, ids: readonly number[]): Promise<void> {
  const found = await findIds(tx, 'rooms', projectId, ids);
  const message = 'Een van deze ruimtes bestaat niet meer.';
  if (!ids.every((id) => found.has(id)))
    throw new AppError('invalid', message, [{ path: 'clearRoomIds', message }]);
}

/** What was sent and is then changed is a draft again: nobody signs what they didn't read. */
export async function changeMinutes(
  tx: Database,
  actor: Actor,
  id: number,
  fields: Partial<AcceptanceFields>,
): Promise<void> {
  const { projectId } = actor;
  const before = await store.getForChange(tx, projectId, id);
  if (before.status === 'signed') throw new AppError('conflict', allowed.signedAlready);
  const quote = await getQuote(tx, actor, before.quoteId);
  const next = { ...before, ...definedOf(fields) };
  const day = next.day as Day;
  allowed.requireDay(day, await findContractDay(tx, projectId, quote.id));
  if (before.kind === 'final') {
    const others = await store.listStoredOf(tx, projectId, before.quoteId);
    const first = others.find(({ kind, countsSince }) => kind === 'provisional' && countsSince !== null);
    if (first) allowed.requireAfter(day, first);
  }
  const { sum, paid } = moneyOf(quote);
  const isMoney = fields.keptBack !== undefined || fields.keptUntil !== undefined || fields.day !== undefined;
  if (isMoney) allowed.requireKept({ ...next, day }, mostKept(sum, paid));
  if (fields.pointIds) await requirePoints(tx, projectId, quote, fields.pointIds);
  if (fields.clearRoomIds) await requireRooms(tx, projectId, fields.clearRoomIds);
  if (whatChanged(contentOf(before), contentOf(next)).length === 0) return;
  await store.changeAcceptance(tx, { projectId, id }, { ...contentOf(next), day, ...unsent });
  if (before.documentId !== null) await removeDocument(tx, projectId, before.documentId);
}

const unsent = { status: 'draft', sentAt: null, sentBy: null, documentId: null, sha256: null } as const;

/** Left out is not the same as nothing. */
function definedOf<Fields extends object>(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
}

export async function removeMinutes(tx: Database, projectId: number, id: number): Promise<void> {
  const { documentId } = await store.getForChange(tx, projectId, id);
  await store.deleteAcceptance(tx, projectId, id);
  if (documentId !== null) await removeDocument(tx, projectId, documentId);
}
