import { z } from 'zod';
import { defineCall } from '#/core/call';
import { severities } from '#/core/finding';
import { id } from '#/core/shapes';
import { checked } from '#/features/papers/shared/checked';
import { type Finding, findingOf, lookingInto } from '#/features/papers/shared/findings';

export const findingRules = [
  'price-above-quote',
  'quantity-above-quote',
  'not-ordered',
  'billed-before',
  'above-contract',
  'vat-differs',
  'vat-rate',
  'account-differs',
  'wrong-sum',
  'other-addressee',
  'paid-in-future',
  'paid-elsewhere',
  'reminder-costs',
  'kept-back',
  'silent-acceptance',
] as const;

export type FindingRule = (typeof findingRules)[number];

const finding = findingOf(findingRules);
export type InvoiceFinding = Finding<FindingRule>;

export const listFindings = defineCall({
  method: 'GET',
  path: '/api/invoices/:id/findings',
  who: { right: 'read', record: 'invoices' },
  token: 'read',
  summary: 'What is not right about an invoice, the worst first, also what was set aside',
  output: z.array(finding),
  sameForAll: true,
});

export const getInvoiceChecked = defineCall({
  method: 'GET',
  path: '/api/invoices/:id/checked',
  who: { right: 'read', record: 'invoices' },
  token: 'read',
  summary: 'What of an invoice was compared, what could not be, and what of it nobody disputes',
  output: checked,
  sameForAll: true,
});

export const listOpenFindings = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/findings',
  who: { right: 'read' },
  token: 'read',
  summary:
    'How many findings nobody set aside yet, of the invoices that are not paid; those without are left out',
  output: z.array(z.object({ invoiceId: id, count: z.int(), severity: z.enum(severities) })),
  sameForAll: true,
});

export const setAsideFinding = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id/findings',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Set a finding aside with a reason, or note that the firm was asked; with null take that back',
  versionOf: null,
  body: lookingInto(findingRules),
  output: z.array(finding),
});
