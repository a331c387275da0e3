import type { Figure } from '#/core/help';
import { centsFromDecimal, decimalFromCents, totalOf } from '#/core/money';

type Promised = { readonly counts: boolean; readonly least: string; readonly most: string };

/** What the saved calculations that count promise together. */
export function promisedBy(calculations: readonly Promised[]): { from: string; to: string; count: number } {
  const counted = calculations.filter(({ counts }) => counts);
  const sum = (amounts: readonly string[]) => decimalFromCents(totalOf(amounts.map(centsFromDecimal)));
  return {
    from: sum(counted.map(({ least }) => least)),
    to: sum(counted.map(({ most }) => most)),
    count: counted.length,
  };
}

export const promisedWords = {
  key: 'verwachte-premie',
  name: 'MijnVerbouwPremie',
  words:
    'De premies van alle opgeslagen berekeningen waarbij ‘Telt mee’ aan staat, samen. Waar bronnen elkaar tegenspreken, telt het laagste bedrag en staat het hoogste ernaast. Het blijft een raming: alleen de Vlaamse overheid beslist.',
} as const satisfies Figure;
