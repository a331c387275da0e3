import { type LogSentences, namedBy } from '#/core/log';

export const itemLog: LogSentences = {
  any: 'een meetstaatitem',
  name: ({ description }) => namedBy('meetstaatitem', null, description),
};
