import { type LogSentences, wordFrom } from '#/core/log';
import { phaseLabels, type TakenFrom } from '#/features/site/shared/photos/contract';

const takenFromWords: Record<TakenFrom, string> = {
  said: 'opgegeven',
  camera: 'de camera',
  received: 'de aankomst',
};

export const photoLog: LogSentences = {
  any: 'een foto',
  name: ({ caption, file }) => (caption ? `foto ‘${caption}’` : file ? `foto ${file}` : 'een foto'),
  outsider: (before, { sentBy }) => (before ? undefined : sentBy),
  values: { phase: wordFrom(phaseLabels), takenFrom: wordFrom(takenFromWords) },
};
