import { defineCall } from '#/core/call';
import { checked } from '#/features/papers/shared/checked';

export const getQuoteChecked = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/checked',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  summary: 'What of a quote was compared, and what could not be',
  output: checked,
  sameForAll: true,
});
