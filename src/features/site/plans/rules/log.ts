import { type LogSentences, namedBy } from '#/core/log';

export const planLog: LogSentences = {
  any: 'een plan',
  name: ({ storey }) => namedBy('plan', null, storey),
};
