import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { addresses, premiumFileHref } from '#/core/addresses';
import type { CashEntry } from '#/features/money/cash-plan/contract';

type EntryListProps = {
  entries: readonly CashEntry[];
  /** Below its name: when, or why nobody knows when. */
  below: (entry: CashEntry) => ReactNode;
  inWords: (entry: CashEntry) => string;
};

/** What comes and goes, each with the way to its paper. */
export function EntryList({ entries, below, inWords }: EntryListProps) {
  return (
    <ul>
      {entries.map((entry) => (
        <li
          key={entry.key}
          className="flex flex-wrap justify-between gap-x-4 border-line border-t py-1.5 first:border-t-0"
        >
          <span className="min-w-0 flex-1 basis-48">
            <Link className="wrap-anywhere block text-brick underline" href={paperHref(entry)}>
              {entry.kind === 'premium' ? `Premie: ${entry.name}` : entry.name}
            </Link>
            <span className="block text-ink-soft text-sm">{below(entry)}</span>
          </span>
          <span className="whitespace-nowrap tabular-nums">{inWords(entry)}</span>
        </li>
      ))}
    </ul>
  );
}

function paperHref({ kind, recordId }: CashEntry): string {
  switch (kind) {
    case 'invoice':
      return `${addresses.invoices}/${recordId}`;
    case 'quote':
    case 'instalment':
    case 'retention':
      return `${addresses.quotes}/${recordId}`;
    case 'premium':
      return premiumFileHref(recordId);
  }
}
