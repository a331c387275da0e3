import { type LogSentences, namedBy } from '#/core/log';

export const fittingLog: LogSentences = {
  any: 'een toestel of onderdeel',
  name: ({ name, brand, type }) =>
    namedBy('toestel of onderdeel', null, [name, brand, type].filter(Boolean).join(' ')),
};
