import type { Day } from '#/core/day';
import { listQuoteFindings, type QuoteGuards } from '#/features/papers/quotes/server/findings-store';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';
import { updateQuote } from '#/features/papers/shared/quotes/server/store';
import { requireSeen } from '#/features/papers/shared/server/require-seen';
import type { Database } from '#/platform/server/database/engine/database';
import { requireSeenVersion } from '#/platform/server/database/log/acting';

type Deciding = {
  projectId: number;
  /** As it is now. */
  before: { id: number; version: number; status: QuoteStatus };
  status: QuoteStatus | undefined;
  /** What was read of what was found; undefined where nobody says. */
  seen: readonly string[] | undefined;
  today: Day;
};

type Decided = { status?: QuoteStatus; acceptedOn?: Day | null; acceptedUnseen?: boolean };

/** What is written of a decision. Refused where something bad was found that who accepts didn’t read. */
export async function decideOn(tx: Database, deciding: Deciding, guards: QuoteGuards): Promise<Decided> {
  const { projectId, before, status, seen, today } = deciding;
  requireSeenVersion('quotes', before.id, before.version);
  if (status === undefined || status === before.status) return {};
  if (status !== 'accepted') return { status, acceptedOn: null, acceptedUnseen: false };
  const findings = await listQuoteFindings(tx, { projectId, id: before.id, today }, guards);
  const { isUnseen } = await requireSeen(tx, { findings, seen, today });
  return { status, acceptedOn: today, acceptedUnseen: isUnseen };
}

/** Of a quote that was entered as accepted: whether anything bad stands open. */
export async function noteUnseen(
  tx: Database,
  asked: { projectId: number; id: number; today: Day },
  guards: QuoteGuards,
): Promise<void> {
  const findings = await listQuoteFindings(tx, asked, guards);
  const { isUnseen } = await requireSeen(tx, { findings, seen: undefined, today: asked.today });
  if (isUnseen) await updateQuote(tx, asked.projectId, asked.id, { acceptedUnseen: true });
}
