import { expect, it } from 'vitest';
import { findLanguage } from '#/platform/server/reading/language';

it.each([
  ['Devis pour la fourniture et la pose des tuiles, TVA 6%, montant à payer', 'fra'],
  ['Offerte voor het leveren en plaatsen van dakpannen met btw, totaal te betalen', 'nld'],
  ['Rue de la Loi 16, 1000 Brussel. Offerte voor het dak, prijs met btw, aantal', 'nld'],
  ['Total 1.250,00 21% 262,50', undefined],
])('‘%s’ is told by its small words', (text, language) => {
  expect(findLanguage(text.split(' '))).toBe(language);
});
