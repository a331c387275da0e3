import { describe, expect, it } from 'vitest';
import { type LogSentences, namedBy } from '#/core/log';
import { type DoneChange, sentenceOf } from '#/features/history/shared/logbook/rules/sentence';

const words: LogSentences = {
  any: 'een taak',
  name: ({ title }) => namedBy('taak', null, title),
  outsider: (_, { decidedBy }) => decidedBy,
  deed: ({ status }, after) => (after.status === status ? undefined : `rondde ${after.title} af`),
};
const before = { title: 'Dak', status: 'planned' };
const after = { title: 'Dak', status: 'planned' };
const told = (change: Partial<DoneChange>): DoneChange => ({
  ...{ who: 'Tom', action: 'change', before, after, changed: [] },
  ...change,
});
const labels = (...given: string[]) => given.map((label) => ({ name: label.toLowerCase(), label }));

describe('a line of the log', () => {
  it.each<[string, Partial<DoneChange>]>([
    ['Tom voegde taak ‘Dak’ toe', { action: 'add', before: null }],
    ['Tom verwijderde taak ‘Dak’', { action: 'remove', after: null }],
    ['Tom zette taak ‘Dak’ terug', { action: 'restore', before: null }],
    ['Tom wijzigde begin van taak ‘Dak’', { changed: labels('Begin') }],
    ['Tom wijzigde begin, einde en IBAN van taak ‘Dak’', { changed: labels('Begin', 'Einde', 'IBAN') }],
    ['Tom wijzigde taak ‘Dak’', { changed: labels('A', 'B', 'C', 'D') }],
    ['Tom rondde Dak af', { after: { ...after, status: 'completed' }, changed: labels('Status') }],
    ['Een oud-medewerker verwijderde taak ‘Dak’', { who: null, action: 'remove', after: null }],
    ['Jan wijzigde taak ‘Dak’', { who: null, after: { ...after, decidedBy: 'Jan' } }],
    ['Tom wijzigde een taak', { before: null, after: null }],
    ['Tom verwijderde een taak', { action: 'remove', before: null, after: null }],
  ])('%s', (sentence, change) => {
    expect(sentenceOf(words, told(change))).toBe(sentence);
  });
});
