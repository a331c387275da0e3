import type { Day } from '#/core/day';
import type { Coverage } from '#/features/work/meetstaat/coverage-contract';
import { coverageOf } from '#/features/work/meetstaat/rules/coverage';
import { listInOrder } from '#/features/work/meetstaat/server/coverage-store';
import type { Services } from '#/platform/server/services';

type Asked = Pick<Services, 'db' | 'readMoney'> & { projectId: number; today: Day };

export async function readCoverage({ db, readMoney, projectId, today }: Asked): Promise<Coverage> {
  return coverageOf(await listInOrder(db, projectId), await readMoney(db, projectId, today));
}
