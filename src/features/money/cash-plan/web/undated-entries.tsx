import { formatEuro, subtractTotal, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { entryInWords } from '#/features/money/cash-plan/rules/entry-words';
import { EntryList } from '#/features/money/cash-plan/web/entry-list';

const kinds: Record<CashEntry['kind'], string> = {
  invoice: 'factuur zonder vervaldatum',
  quote: 'rest van een geaccepteerde offerte, nog niet ingepland',
  instalment: 'afgesproken deel, het moment is nog niet gekend',
  retention: 'waarborg tot de oplevering, nog zonder dag',
  premium: 'premie die nog niet aangevraagd is',
};

const expectedKinds: typeof kinds = {
  ...kinds,
  quote: 'openstaande offerte, nog niet ingepland',
  instalment: 'deel van een openstaande offerte, het moment is nog niet gekend',
};

/** What was paid too much, or a credit note gives back, was due on another day or on none. */
function toldBelow({ kind, amount }: CashEntry): string {
  return kind === 'invoice' && !amount.startsWith('-') ? 'komt terug, nog zonder dag' : kinds[kind];
}

type UndatedEntriesProps = { entries: readonly CashEntry[]; expected: readonly CashEntry[] };

/** What stands in no month, because nobody said when: it isn't forgotten. */
export function UndatedEntries({ entries, expected }: UndatedEntriesProps) {
  if (entries.length + expected.length === 0) return null;
  return (
    <section aria-labelledby="cash-undated" className="break-inside-avoid">
      <h3 id="cash-undated" className="mb-1 text-base">
        Zonder datum
      </h3>
      {entries.length > 0 && (
        <>
          <p className="mb-1 text-ink-soft text-sm">Niet in de maanden hierboven: {sumsInWords(entries)}.</p>
          <EntryList entries={entries} below={toldBelow} inWords={entryInWords} />
        </>
      )}
      {expected.length > 0 && (
        <>
          <h4 className="mt-3 font-semibold text-[0.9375rem]">Verwacht, als u aanvaardt</h4>
          <EntryList entries={expected} below={({ kind }) => expectedKinds[kind]} inWords={entryInWords} />
        </>
      )}
    </section>
  );
}

function sumsInWords(entries: readonly CashEntry[]): string {
  const sum = (kept: (entry: CashEntry) => boolean) =>
    totalOf(entries.filter(kept).map(({ amount }) => totalFromDecimal(amount)));
  const isGoing = ({ amount }: CashEntry) => amount.startsWith('-');
  const going = subtractTotal(zeroTotal, sum(isGoing));
  const coming = sum((entry) => !isGoing(entry) && entry.target === 'cash');
  const offLoan = sum((entry) => !isGoing(entry) && entry.target === 'loan');
  return [
    going > 0n ? `${formatEuro(going)} te betalen` : '',
    coming > 0n ? `${formatEuro(coming)} te ontvangen` : '',
    offLoan > 0n ? `${formatEuro(offLoan)} die de lening verlaagt` : '',
  ]
    .filter((words) => words !== '')
    .join(' en ');
}
