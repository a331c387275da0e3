import { z } from 'zod';
import { type LogSentences, wordFrom } from '#/core/log';
import { homeUseLabels, meetstaatVatLabels } from '#/features/work/shared/home/contract';

const names = z.array(z.string());

function namesOf(json: string): string {
  const read = names.safeParse(JSON.parse(json));
  return read.success ? read.data.join(', ') : '';
}

export const homeLog: LogSentences = {
  any: 'de gegevens van de woning',
  name: () => 'de gegevens van de woning',
  values: { use: wordFrom(homeUseLabels), meetstaatVat: wordFrom(meetstaatVatLabels), applicants: namesOf },
};
