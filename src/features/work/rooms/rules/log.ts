import { type LogSentences, namedBy } from '#/core/log';

export const roomLog: LogSentences = {
  any: 'een ruimte',
  name: ({ name }) => namedBy('ruimte', null, name),
};
