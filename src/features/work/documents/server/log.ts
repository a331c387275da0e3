import { type LogSentences, namedBy, wordFrom } from '#/core/log';
import { categoryLabels } from '#/features/work/shared/documents/contract';

export const documentLog: LogSentences = {
  any: 'een document',
  name: ({ file, description }) => namedBy('document', file, description),
  values: { category: wordFrom(categoryLabels) },
};
