import { z } from 'zod';
import { defineCall } from '#/core/call';
import { findingOf } from '#/features/papers/shared/findings';

export const fileFindingRules = [
  'invoice-findings',
  'invoice-left-out',
  'invoice-incomplete',
  'pieces-missing',
] as const;
export type FileFindingRule = (typeof fileFindingRules)[number];

export const listFileFindings = defineCall({
  method: 'GET',
  path: '/api/premium-files/:id/findings',
  who: { right: 'read', record: 'premiumFiles' },
  token: 'read',
  summary: 'What to know before a premium file is handed in, the worst first',
  output: z.array(findingOf(fileFindingRules)),
});
