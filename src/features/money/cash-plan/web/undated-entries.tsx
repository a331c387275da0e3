import { formatEuro, subtractTotal, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { entryInWords } from '#/features/money/cash-plan/rules/entry-words';

const kinds: Record<CashEntry['kind'], string> = {
  invoice: 'factuur zonder vervaldatum',
  quote: 'rest van een geaccepteerde offerte, nog niet ingepland',
  instalment: 'afgesproken deel, het moment is nog niet gekend',
  retention: 'waarborg tot de oplevering, nog zonder dag',
  premium: 'premie die nog niet aangevraagd is',
};

/** What stands in no month, because nobody said when: it isn't forgotten. */
export function UndatedEntries({ entries }: { entries: readonly CashEntry[] }) {
  if (entries.length === 0) return null;
  const sum = (kept: (entry: CashEntry) => boolean) =>
    totalOf(entries.filter(kept).map(({ amount }) => totalFromDecimal(amount)));
  const isGoing = ({ amount }: CashEntry) => amount.startsWith('-');
  const going = subtractTotal(zeroTotal, sum(isGoing));
  const coming = sum((entry) => !isGoing(entry) && entry.target === 'cash');
  const offLoan = sum((entry) => !isGoing(entry) && entry.target === 'loan');
  return (
    <section aria-labelledby="cash-undated" className="break-inside-avoid">
      <h3 id="cash-undated" className="mb-1 text-base">
        Zonder datum
      </h3>
      <p className="text-ink-soft text-sm">
        Niet in de maanden hierboven: {formatEuro(going)} te betalen en {formatEuro(coming)} te ontvangen
        {offLoan > 0n && `, en ${formatEuro(offLoan)} die de lening verlaagt`}.
      </p>
      <ul>
        {entries.map(({ key, kind, name, ...entry }) => (
          <li key={key} className="flex justify-between gap-4 border-line border-t py-1.5">
            <span className="min-w-0">
              <span className="block wrap-anywhere">{name}</span>
              <span className="block text-ink-soft text-sm">{kinds[kind]}</span>
            </span>
            <span className="whitespace-nowrap text-right tabular-nums">{entryInWords(entry)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
