import { z } from 'zod';
import { euroOf, type LogRow, type LogSentences, namedBy, wordFrom } from '#/core/log';
import { contractKindLabels } from '#/features/papers/shared/quotes/rules/agreement';
import { contractKinds } from '#/features/papers/shared/quotes/rules/agreement-shape';
import { quoteStatusLabels } from '#/features/papers/shared/quotes/rules/quote';
import { askedText, linesText, setAsideText, vatLinesText } from '#/features/papers/shared/rules/log';

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

const agreed = z.object({
  kind: z.enum(contractKinds).nullable(),
  instalments: z.array(z.object({ percent: z.number().nullable(), amount: z.string().nullable() })),
  retention: z.number(),
  progress: z.number(),
});

function percentText(percent: number): string {
  return `${String(percent).replace('.', ',')}%`;
}

/** 'Vaste prijs, 30% + 60% + 10%, waarborg 5%, 40% uitgevoerd'. */
function agreementText(json: string): string {
  const read = agreed.safeParse(JSON.parse(json));
  if (!read.success) return '';
  const { kind, instalments, retention, progress } = read.data;
  const parts = instalments.map(({ percent, amount }) =>
    percent === null ? euroOf(amount) : percentText(percent),
  );
  return [
    kind && contractKindLabels[kind],
    parts.join(' + '),
    retention > 0 && `waarborg ${percentText(retention)}`,
    `${percentText(progress)} uitgevoerd`,
  ]
    .filter(Boolean)
    .join(', ');
}

export const quoteLog: LogSentences = {
  any: 'een offerte',
  name,
  deed,
  values: {
    status: wordFrom(quoteStatusLabels),
    unforeseenCosts: costsOf,
    agreement: agreementText,
    lines: linesText,
    vatLines: vatLinesText,
    setAside: setAsideText,
    asked: askedText,
  },
};
