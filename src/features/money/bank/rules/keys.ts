import { plainIban } from '#/core/iban';
import { fold } from '#/core/search-text';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { once } from '#/features/money/bank/rules/values';

/**
 * What tells one booking from all others, in any file that holds its whole day: the bank's own reference, or else
 * everything that it says, and which it is among equals of that day.
 */
export function identitiesOf(lines: readonly ReadLine[]): string[] {
  const seen = new Map<string, number>();
  const ibanIn = once(plainIban);
  return lines.map((line) => {
    const own = ownOf(line, ibanIn);
    const rank = (seen.get(own) ?? 0) + 1;
    seen.set(own, rank);
    return `${own}\n${rank}`;
  });
}

function ownOf(line: ReadLine, ibanIn: (text: string | undefined) => string): string {
  const { account, day, cents, currency, iban, name, message, reference } = line;
  const base = `${ibanIn(account)}\n${day}\n${cents}\n${currency}`;
  if (reference !== null) return `${base}\nreference\n${reference}`;
  return `${base}\n${ibanIn(iban ?? '')}\n${plain(name)}\n${plain(message)}`;
}

function plain(text: string | null): string {
  return fold(text ?? '').replace(/\s+/g, '');
}
