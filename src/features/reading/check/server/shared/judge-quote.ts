import { type PageText, wordsOnly } from '#/core/page-text';
import type { QuoteAnalysis } from '#/features/reading/check/contract';
import { createJudge, type Judge, type JudgeTask } from '#/features/reading/check/server/judge';
import { getHome } from '#/features/work/home/server/store';
import type { Job } from '#/platform/server/heavy-work';
import { requireRight } from '#/platform/server/identity/access';
import type { TextRecognizer } from '#/platform/server/reading/text-recognizer';
import type { Services } from '#/platform/server/services';

const judges = new WeakMap<TextRecognizer, Judge>();

/** One for all who have a quote judged in a server. */
export function judgeOf({ recognizer, onClose }: Pick<Services, 'recognizer' | 'onClose'>): Judge {
  const known = judges.get(recognizer);
  if (known) return known;
  const judge = createJudge();
  onClose(judge.close);
  judges.set(recognizer, judge);
  return judge;
}

type ReadQuote = {
  pages: readonly PageText[];
  source: 'xml' | 'text' | 'picture';
  pagesLeftOut: number;
};

/** What is judged of a paper that was read. */
export function toJudge({ pages, source, pagesLeftOut }: ReadQuote) {
  return { source: wordsOnly(pages), scanned: source === 'picture', pagesLeftOut };
}

type Homes = Pick<Services, 'db' | 'buildYears'>;

/** The year of the home: as its owner said, or as another feature was told. */
export async function findBuildYear({ db, buildYears }: Homes, projectId: number): Promise<number | null> {
  const { firstUseYear } = await getHome(db, projectId);
  if (firstUseYear !== null) return firstUseYear;
  for (const find of buildYears) {
    const year = await find(db, projectId);
    if (year !== null) return year;
  }
  return null;
}

/** Of a project that who asks may read; null where none is named. */
export async function findBuildYearFor(
  homes: Homes,
  userId: number,
  projectId: number | null | undefined,
): Promise<number | null> {
  if (!projectId) return null;
  await requireRight(homes.db, userId, { right: 'read' }, projectId);
  return findBuildYear(homes, projectId);
}

/** By the rules alone: nobody was asked whether an AI service may be told. */
export async function judgeByRules(
  judge: Judge,
  paper: Omit<JudgeTask, 'forAi'>,
  job: Job,
): Promise<QuoteAnalysis> {
  return (await judge.run({ ...paper, forAi: false }, job)).analysis;
}
