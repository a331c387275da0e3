import { type LogSentences, wordFrom } from '#/core/log';

export const budgetLog: LogSentences = {
  any: 'het budget',
  name: () => 'het budget',
  values: { propertyType: wordFrom({ first_home: 'Eerste woning', second_home: 'Tweede woning' }) },
};
