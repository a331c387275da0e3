import { expect, it } from 'vitest';
import { headerOfChange, isShown, namesOfChange } from '#/core/shows';

it.each([
  ['a field that is shown', ['tasks', 'quotes.amount'], ['quotes.amount'], true],
  ['another field of it', ['tasks', 'quotes.amount'], ['quotes.status', 'quotes.notes'], false],
  ['any field of what is shown whole', ['quotes'], ['quotes.status'], true],
  ['a record that came or went, of which one field is shown', ['quotes.amount'], ['quotes'], true],
  ['a kind whose name begins the same', ['quotes.amount', 'quote'], ['quoteChecks.amount'], false],
  ['nothing', [], ['quotes'], false],
])('%s', (_, shows, changed, is) => {
  expect(isShown(shows, changed)).toBe(is);
});

it('names the fields of a change, and all of a record that came, went, or of which nobody knows', () => {
  expect(namesOfChange('quotes', ['status', 'notes'])).toEqual(['quotes.status', 'quotes.notes']);
  expect(namesOfChange('quotes', null)).toEqual(['quotes']);
});

it('tells a change of very many fields by their kinds, so that it fits in a header', () => {
  expect(headerOfChange(new Set(['quotes.status', 'tasks']))).toBe('quotes.status,tasks');
  const many = Array.from({ length: 200 }, (_, index) => `${index % 2 ? 'quotes' : 'tasks'}.field${index}`);
  expect(headerOfChange(new Set(many))).toBe('tasks,quotes');
});
