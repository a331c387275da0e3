import type { LinkPurpose } from '#/core/call';
import { dayAt, formatDay } from '#/core/day';
import { type LogRow, type LogSentences, wordFrom } from '#/core/log';
import { endWords } from '#/features/outside/links/rules/ends';

export const purposeWords: Record<LinkPurpose, string> = {
  approval: 'link om te beslissen',
  guest: 'link',
  'price-request': 'link om een prijs te geven',
  folder: 'link naar de map',
};

function name({ purpose, name: whose }: LogRow): string {
  const word = purposeWords[purpose as LinkPurpose] ?? 'link';
  return whose ? `de ${word} van ${whose}` : `een ${word}`;
}

export const linkLog: LogSentences = {
  any: 'een link',
  name,
  deed: (before, after) =>
    !before.ended && after.ended === 'revoked' ? `trok ${name(after)} in` : undefined,
  outsider: (before, after) =>
    before && !before.ended && after.ended === 'guessed' ? 'Iemand met verkeerde codes' : undefined,
  values: {
    purpose: wordFrom(purposeWords),
    ended: wordFrom(endWords),
    delivery: wordFrom({ 'by-hand': 'zelf bezorgd', mailed: 'gemaild' }),
    until: (value) => formatDay(dayAt(new Date(value))),
  },
};
