import { askSecondReading, readPaper } from '#/features/papers/shared/reading/contract';
import { createReadingAnswer } from '#/features/reading/scan/server/shared/answer-reading';
import { paperReaderOf } from '#/features/reading/scan/server/shared/paper-reader';
import { disconnectSignal } from '#/platform/server/http/disconnect-signal';
import { AiFailure } from '#/platform/server/language-model';
import type { Services } from '#/platform/server/services';

const noPaper =
  'We konden geen offerte of factuur herkennen: er staan geen bedragen of posten op die we kunnen lezen. Probeer een scherpere foto of een andere pagina.';

export function scanRoutes(services: Services): void {
  const { route } = services;
  const { toData, second } = paperReaderOf(services);
  const answerReading = createReadingAnswer(services);

  route(readPaper, async (asked) =>
    answerReading(asked, async (read, job) => {
      const data = await toData(read, job);
      return data ? { success: true, data, error: null } : { success: false, data, error: noPaper };
    }),
  );

  route(askSecondReading, async ({ body, request, reply }) => {
    try {
      return { reading: await second.ask(body, disconnectSignal(reply)), note: null };
    } catch (error) {
      if (!(error instanceof AiFailure)) throw error;
      request.log.warn({ reason: error.message }, 'the language model did not read');
      return { reading: null, note: `${error.told} Wat we zelf lazen, blijft staan.` };
    }
  });
}
