import { euroOf, type LogSentences } from '#/core/log';

export const calculationLog: LogSentences = {
  any: 'een premieberekening',
  name: ({ premieBedrag }) => `een premieberekening van ${euroOf(premieBedrag)}`,
};
