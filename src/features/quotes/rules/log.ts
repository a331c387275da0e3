import { z } from 'zod';
import { euroOf, type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { linesText, vatLinesText } from '#/features/papers/rules/log';
import { quoteStatusLabels } from '#/features/quotes/rules/quote';

function name({ quoteNumber, description }: LogRow): string {
  return namedBy('offerte', quoteNumber, description);
}

function deed(before: LogRow, after: LogRow): string | undefined {
  if (before.status === after.status) return undefined;
  if (after.status === 'rejected') return `wees ${name(after)} af`;
  if (after.status === 'accepted') return `accepteerde ${name(after)}, ${euroOf(after.amount)}`;
  return `zette ${name(after)} op ${wordFrom(quoteStatusLabels)(after.status ?? '').toLowerCase()}`;
}

const costs = z.array(z.object({ description: z.string(), amount: z.string() }));

/** 'Latei € 12,50, Stof € 0,00'. */
function costsOf(json: string): string {
  const read = costs.safeParse(JSON.parse(json));
  return read.success ? read.data.map((each) => `${each.description} ${euroOf(each.amount)}`).join(', ') : '';
}

export const quoteLog: LogSentences = {
  any: 'een offerte',
  name,
  deed,
  values: {
    status: wordFrom(quoteStatusLabels),
    unforeseenCosts: costsOf,
    lines: linesText,
    vatLines: vatLinesText,
  },
};
