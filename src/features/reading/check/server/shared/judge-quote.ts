import type { QuoteAnalysis } from '#/features/reading/check/contract';
import { createJudge, type Judge, type JudgeTask } from '#/features/reading/check/server/judge';
import { getHome } from '#/features/work/home/server/store';
import { listIntakes } from '#/features/work/intake/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Job } from '#/platform/server/heavy-work';
import { requireRight } from '#/platform/server/identity/access';
import type { Reader } from '#/platform/server/reading/reading';
import type { Services } from '#/platform/server/services';

const judges = new WeakMap<Reader, Judge>();

/** One for all who have a quote judged in a server. */
export function judgeOf({ reading, onClose }: Pick<Services, 'reading' | 'onClose'>): Judge {
  const known = judges.get(reading);
  if (known) return known;
  const judge = createJudge();
  onClose(judge.close);
  judges.set(reading, judge);
  return judge;
}

/** The year of the home: as its owner said, or by the latest intake that tells one. */
export async function findBuildYear(db: Database, projectId: number): Promise<number | null> {
  const { firstUseYear } = await getHome(db, projectId);
  if (firstUseYear !== null) return firstUseYear;
  const years = (await listIntakes(db, projectId)).map(({ bouwjaar }) => Number(bouwjaar));
  return years.find((year) => year >= 1500 && year <= 2100) ?? null;
}

/** Of a project that who asks may read; null where none is named. */
export async function findBuildYearFor(
  db: Database,
  userId: number,
  projectId: number | null | undefined,
): Promise<number | null> {
  if (!projectId) return null;
  await requireRight(db, userId, { right: 'read' }, projectId);
  return findBuildYear(db, projectId);
}

/** By the rules alone: nobody was asked whether an AI service may be told. */
export async function judgeByRules(
  judge: Judge,
  paper: Omit<JudgeTask, 'forAi'>,
  job: Job,
): Promise<QuoteAnalysis> {
  return (await judge.run({ ...paper, forAi: false }, job)).analysis;
}
