import type { LogSentences } from '#/core/log';

export const checkLog: LogSentences = {
  any: 'een controle van een offerte',
  name: () => 'een controle van een offerte',
};
