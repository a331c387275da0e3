import { euroOf, type LogSentences } from '#/core/log';
import { worksOf } from '#/features/premiums/premies/rules/saved-calculation';

export const calculationLog: LogSentences = {
  any: 'een premieberekening',
  name: ({ premieBedrag }) => `een premieberekening van ${euroOf(premieBedrag)}`,
  values: { werksoort: (werksoort) => worksOf({ werksoort }).join(', ') },
};
