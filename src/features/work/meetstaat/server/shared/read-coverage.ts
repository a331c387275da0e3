import type { Day } from '#/core/day';
import type { Coverage } from '#/features/work/meetstaat/coverage-contract';
import { coverageOf } from '#/features/work/meetstaat/rules/coverage';
import {
  listCoverInvoices,
  listCoverQuotes,
  listEstimates,
} from '#/features/work/meetstaat/server/coverage-store';
import type { Database } from '#/platform/server/database/engine/database';

export async function readCoverage(db: Database, projectId: number, today: Day): Promise<Coverage> {
  return coverageOf(
    await listEstimates(db, projectId),
    await listCoverQuotes(db, projectId, today),
    await listCoverInvoices(db, projectId),
  );
}
