import type { CheckedQuote } from '#/features/papers/invoices/rules/findings/types';
import { listApprovedLines } from '#/features/papers/shared/extras/server/store';
import { findAgreed } from '#/features/papers/shared/quotes/server/agreed-store';
import type { Database } from '#/platform/server/database/engine/database';

/** What was agreed on in them, extra work that was approved included. */
export async function listQuoted(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<Map<number, CheckedQuote>> {
  if (ids.length === 0) return new Map();
  const rows = await findAgreed(db, projectId, ids);
  const agreed = await listApprovedLines(db, projectId);
  return new Map(
    rows.map((row) => [row.id, { ...row, lines: [...row.lines, ...(agreed.get(row.id) ?? [])] }]),
  );
}
