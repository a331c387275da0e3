import type { Day } from '#/core/day';
import type { Duties } from '#/features/duties/duties/contract';
import { assembleDuties } from '#/features/duties/duties/rules/assemble';
import { readDutyFacts } from '#/features/duties/duties/server/facts-store';
import { listStates } from '#/features/duties/duties/server/store';
import { listDocuments } from '#/features/work/shared/documents/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';

/** What stands in a project on a day. */
export function readDuties(db: Database, projectId: number, today: Day): Promise<Duties> {
  return derived(projectId, `duties ${today}`, () => workOutDuties(db, projectId, today));
}

async function workOutDuties(db: Database, projectId: number, today: Day): Promise<Duties> {
  const facts = await readDutyFacts(db, projectId, today);
  const states = await listStates(db, projectId);
  return assembleDuties(facts, states, await listDocuments(db, projectId));
}
