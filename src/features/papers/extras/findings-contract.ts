import { z } from 'zod';
import { defineCall } from '#/core/call';
import { findingOf } from '#/features/papers/shared/findings';

export const extraFindingRules = ['price-above-quote', 'vat-differs', 'vat-rate'] as const;
export type ExtraFindingRule = (typeof extraFindingRules)[number];

export const listExtraFindings = defineCall({
  method: 'GET',
  path: '/api/extras/:id/findings',
  who: { right: 'read', record: 'extras' },
  token: 'read',
  summary: 'What to know before extra work is sent, the worst first',
  output: z.array(findingOf(extraFindingRules)),
  sameForAll: true,
});
