import { AppError } from '#/core/errors';
import type { QuoteCheck } from '#/features/papers/shared/checks/contract';
import { quoteDataOf } from '#/features/reading/check/rules/quote-data';
import { extractQuote } from '#/features/reading/check/scan-contract';
import type { JudgeTask } from '#/features/reading/check/server/judge';
import { findHomeFactsFor, judgeOf, toJudge } from '#/features/reading/check/server/shared/judge-quote';
import { saveCheck } from '#/features/reading/check/server/store';
import { createReadingAnswer } from '#/features/reading/scan/server/shared/answer-reading';
import { paperReaderOf } from '#/features/reading/scan/server/shared/paper-reader';
import type { Job } from '#/platform/server/heavy-work';
import type { Services } from '#/platform/server/services';

const noQuote =
  'We konden geen offerte herkennen: er staan geen bedragen of posten op die we kunnen lezen. Probeer een scherpere foto of een andere pagina.';

/** A quote that is read and judged in one go. */
export function scanRoutes(services: Services): void {
  const { route, db, config } = services;
  const { toData } = paperReaderOf(services);
  const answerReading = createReadingAnswer(services);
  const judge = judgeOf(services);

  /** What can't be judged is still read. */
  async function tryToCheck(userId: number, task: JudgeTask, job: Job): Promise<QuoteCheck | null> {
    try {
      const { analysis, aiPreview } = await judge.run(task, job);
      return await saveCheck(db, userId, analysis, aiPreview);
    } catch (error) {
      if (error instanceof AppError && error.code === 'unusable') return null;
      throw error;
    }
  }

  route(extractQuote, async ({ user, body: { projectId }, file, request, reply }) => {
    const home = await findHomeFactsFor(services, user.id, projectId);
    return answerReading({ user, file, request, reply }, async (read, job) => {
      const data = await toData(read, job);
      if (!data) return { success: false, data, check: null, error: noQuote };
      const task = { ...toJudge(read), ...home, forAi: config.ai !== undefined };
      const check = await tryToCheck(user.id, task, job);
      return { success: true, data: quoteDataOf(data), check, error: null };
    });
  });
}
