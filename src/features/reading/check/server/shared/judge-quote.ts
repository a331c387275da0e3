import { type PageText, wordsOnly } from '#/core/page-text';
import type { QuoteAnalysis } from '#/features/papers/shared/checks/contract';
import { createJudge, type Judge, type JudgeTask } from '#/features/reading/check/server/judge';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import { getHome } from '#/features/work/shared/home/server/store';
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
  paper: UnderstoodPaper;
  pages: readonly PageText[];
  source: 'xml' | 'text' | 'picture';
  pagesLeftOut: number;
};

/** What is judged of a paper that was read. */
export function toJudge({ paper, pages, source, pagesLeftOut }: ReadQuote) {
  const told = source === 'xml' && pages.length > 0 ? paper : undefined;
  return { source: wordsOnly(pages), scanned: source === 'picture', pagesLeftOut, told };
}

type Homes = Pick<Services, 'db' | 'buildYears'>;

type HomeFacts = Pick<JudgeTask, 'buildYear' | 'kept'>;

/** What the VAT hangs on of the home: as its owner said; its year also as another feature was told. */
export async function findHomeFacts({ db, buildYears }: Homes, projectId: number): Promise<HomeFacts> {
  const { firstUseYear, keepsHalfOfArea, keepsHalfOfBearingWalls } = await getHome(db, projectId);
  const kept = { keepsHalfOfArea, keepsHalfOfBearingWalls };
  if (firstUseYear !== null) return { buildYear: firstUseYear, kept };
  for (const find of buildYears) {
    const buildYear = await find(db, projectId);
    if (buildYear !== null) return { buildYear, kept };
  }
  return { kept };
}

/** Of a project that who asks may read; nothing where none is named. */
export async function findHomeFactsFor(
  homes: Homes,
  userId: number,
  projectId: number | null | undefined,
): Promise<HomeFacts> {
  if (!projectId) return {};
  await requireRight(homes.db, userId, { right: 'read' }, projectId);
  return findHomeFacts(homes, projectId);
}

/** By the rules alone: nobody was asked whether an AI service may be told. */
export async function judgeByRules(
  judge: Judge,
  paper: Omit<JudgeTask, 'forAi'>,
  job: Job,
): Promise<QuoteAnalysis> {
  return (await judge.run({ ...paper, forAi: false }, job)).analysis;
}
