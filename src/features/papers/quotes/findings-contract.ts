import { z } from 'zod';
import { defineCall } from '#/core/call';
import { type Finding, findingOf, lookingInto } from '#/features/papers/shared/findings';
import { quote } from '#/features/papers/shared/quotes/contract';
import { seenKeys } from '#/features/papers/shared/seen';

export const quoteFindingRules = [
  'check',
  'expired',
  'company-number',
  'account-differs',
  'advance',
  'order-form',
  'above-estimate',
  'lines-missing',
  'vat-rate',
] as const;
export type QuoteFindingRule = (typeof quoteFindingRules)[number];

const finding = findingOf(quoteFindingRules);
export type QuoteFinding = Finding<QuoteFindingRule>;

export const listQuoteFindings = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/findings',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  summary: 'What to know before a quote is accepted, the worst first, also what was set aside',
  output: z.array(finding),
  sameForAll: true,
});

export const lookIntoQuoteFinding = defineCall({
  method: 'PUT',
  path: '/api/quotes/:id/findings',
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary: 'Set a finding aside with a reason, or note that the firm was asked; with null take that back',
  versionOf: null,
  body: lookingInto(quoteFindingRules),
  output: z.array(finding),
});

export const acceptQuote = defineCall({
  method: 'POST',
  path: '/api/quotes/:id/accept',
  who: { right: 'change', record: 'quotes', orOwn: true },
  versionOf: { kind: 'quotes' },
  summary: 'Accept a quote, knowing what was found; what is bad and not in `seen` is answered with 409',
  body: z.object({ seen: seenKeys }),
  output: quote,
});
