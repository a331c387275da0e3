import { plainIban } from '#/core/iban';
import { fold } from '#/core/search-text';
import type { ReadLine } from '#/features/money/bank/rules/statement';

/**
 * What tells one booking from all others, in any file that holds its whole day: the bank's own reference, or else
 * everything that it says, and which it is among equals of that day.
 */
export function identitiesOf(lines: readonly ReadLine[]): string[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const own = ownOf(line);
    const rank = (seen.get(own) ?? 0) + 1;
    seen.set(own, rank);
    return `${own}\n${rank}`;
  });
}

function ownOf({ account, day, cents, currency, iban, name, message, reference }: ReadLine): string {
  const base = [plainIban(account), day, cents, currency];
  if (reference !== null) return [...base, 'reference', reference].join('\n');
  return [...base, plainIban(iban ?? ''), plain(name), plain(message)].join('\n');
}

function plain(text: string | null): string {
  return fold(text ?? '').replace(/\s+/g, '');
}
