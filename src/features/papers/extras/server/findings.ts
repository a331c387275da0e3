import type { Day } from '#/core/day';
import { type Found, worstFirst } from '#/core/finding';
import { type ExtraFindingRule, extraFindingRules } from '#/features/papers/extras/findings-contract';
import type { Finding } from '#/features/papers/shared/findings';
import { toFinding } from '#/features/papers/shared/rules/looked-into';
import type { Database } from '#/platform/server/database/engine/database';
import type { FindGuarded } from '#/platform/server/ports/guards';

type Asked = { projectId: number; id: number; today: Day };

const known: ReadonlySet<string> = new Set(extraFindingRules);
/** Nobody sets aside what is changed with one press. */
const nothingLooked = { setAside: [], asked: [] };

export async function listExtraFindings(
  db: Database,
  { id, ...asked }: Asked,
  findGuarded: FindGuarded,
): Promise<Finding<ExtraFindingRule>[]> {
  const guarded = await findGuarded('extras', { db, ...asked, ids: [id] });
  const found = (guarded.get(id) ?? []).filter((each): each is Found<ExtraFindingRule> =>
    known.has(each.rule),
  );
  return worstFirst(found).map((each) => toFinding(each, nothingLooked));
}
