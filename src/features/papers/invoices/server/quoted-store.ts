import type { CheckedQuote } from '#/features/papers/invoices/rules/findings/types';
import { listApprovedLines } from '#/features/papers/shared/extras/server/store';
import { findAgreed, listAgreed } from '#/features/papers/shared/quotes/server/agreed-store';
import type { Database } from '#/platform/server/database/engine/database';

/** What was agreed on in them, extra work that was approved included. */
export async function listQuoted(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, CheckedQuote>> {
  if (ids.length === 0) return new Map();
  return withExtras(db, projectId, await findAgreed(db, projectId, ids));
}

/** The same of all of a project. */
export async function listAllQuoted(
  db: Database,
  projectId: number,
): Promise<ReadonlyMap<number, CheckedQuote>> {
  return withExtras(db, projectId, await listAgreed(db, projectId));
}

type Agreed = Awaited<ReturnType<typeof findAgreed>>;

async function withExtras(
  db: Database,
  projectId: number,
  rows: Readonly<Agreed>,
): Promise<Map<number, CheckedQuote>> {
  const agreed = await listApprovedLines(db, projectId);
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: [...row.lines, ...(agreed.get(row.id) ?? [])] }]),
  );
}
