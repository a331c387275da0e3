import { formatEuro, subtractTotal, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/cash-plan/contract';

const kinds: Record<CashEntry['kind'], string> = {
  invoice: 'factuur zonder vervaldatum',
  quote: 'rest van een goedgekeurde offerte, nog niet ingepland',
  instalment: 'afgesproken deel, het moment is nog niet gekend',
  retention: 'waarborg tot de oplevering, nog zonder dag',
  premium: 'premie die nog niet aangevraagd is',
};

/** What stands in no month, because nobody said when: it isn't forgotten. */
export function UndatedEntries({ entries }: { entries: readonly CashEntry[] }) {
  if (entries.length === 0) return null;
  const amounts = entries.map(({ amount }) => totalFromDecimal(amount));
  const coming = totalOf(amounts.filter((amount) => amount > 0n));
  const going = subtractTotal(zeroTotal, totalOf(amounts.filter((amount) => amount < 0n)));
  return (
    <section aria-labelledby="cash-undated" className="break-inside-avoid">
      <h3 id="cash-undated" className="mb-1 text-base">
        Zonder datum
      </h3>
      <p className="text-ink-soft text-sm">
        Niet in de maanden hierboven: {formatEuro(going)} te betalen en {formatEuro(coming)} te ontvangen.
      </p>
      <ul>
        {entries.map(({ key, kind, name, amount }) => (
          <li key={key} className="flex justify-between gap-4 border-line border-t py-1.5">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{name}</span>
              <span className="block text-ink-soft text-sm">{kinds[kind]}</span>
            </span>
            <span className="whitespace-nowrap text-right tabular-nums">{inWords(amount)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords(decimal: string): string {
  const amount = totalFromDecimal(decimal);
  return amount < 0n
    ? `${formatEuro(subtractTotal(zeroTotal, amount))} te betalen`
    : `${formatEuro(amount)} te ontvangen`;
}
