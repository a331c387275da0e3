import type { Figure } from '#/core/help';
import { centsFromDecimal, decimalFromCents, totalOf } from '#/core/money';
import type { MoneyFacts } from '#/core/money-facts';
import type { ContactHistory, HistoryEntry } from '#/features/work/shared/contacts/contract';

function sumOf(entries: readonly HistoryEntry[], counts: (entry: HistoryEntry) => boolean): string {
  const amounts = entries.filter(counts).map(({ amount }) => centsFromDecimal(amount ?? '0'));
  return decimalFromCents(totalOf(amounts));
}

function idsOf(entries: readonly HistoryEntry[], wanted: string): ReadonlySet<number> {
  return new Set(entries.flatMap(({ kind, id }) => (kind === wanted ? [id] : [])));
}

type Money = Pick<ContactHistory, 'contracted' | 'billed' | 'paid' | 'open'>;

/** What was agreed with them, extra work too, what they asked and were paid, as the ledgers of the projects count it. */
function moneyOf(entries: readonly HistoryEntry[], facts: readonly MoneyFacts[]): Money {
  const [quoteIds, invoiceIds] = [idsOf(entries, 'quote'), idsOf(entries, 'invoice')];
  const contracts = facts
    .flatMap(({ quotes }) => quotes)
    .filter(({ id, status }) => status === 'accepted' && quoteIds.has(id));
  const contractIds = new Set(contracts.map(({ id }) => id));
  const extras = facts
    .flatMap((each) => each.extras)
    .filter(({ quoteId, status }) => status === 'approved' && contractIds.has(quoteId));
  const invoices = facts.flatMap((each) => each.invoices).filter(({ id }) => invoiceIds.has(id));
  return {
    contracted: decimalFromCents(totalOf([...contracts, ...extras].map(({ amount }) => amount))),
    billed: decimalFromCents(totalOf(invoices.map(({ amount }) => amount))),
    paid: decimalFromCents(totalOf(invoices.map(({ paid }) => paid))),
    open: decimalFromCents(totalOf(invoices.map(({ open }) => open))),
  };
}

const counted = 'Over alle projecten die u ziet, met btw.';

export const moneyWords = {
  contracted: {
    key: 'contractsom-contact',
    name: 'Contractsom',
    words: `Wat u met dit contact afsprak: de offertes die u accepteerde, plus het meerwerk en min het minderwerk dat goedgekeurd werd. ‘Geoffreerd’ eronder telt alle offertes, ook wie het niet werd. ${counted}`,
  },
  billed: {
    key: 'gefactureerd-contact',
    name: 'Gefactureerd',
    words: `Alle facturen van dit contact, betaald of niet, min wat creditnota’s teruggeven. ${counted}`,
  },
  paid: {
    key: 'betaald-contact',
    name: 'Betaald',
    words: `Alle betalingen van die facturen, ook van een deel, min wat u terugkreeg. ${counted}`,
  },
  open: {
    key: 'nog-te-betalen-contact',
    name: 'Nog te betalen',
    words: `Van elke factuur van dit contact wat na betalingen en verrekende creditnota’s nog open is. ${counted}`,
  },
} as const satisfies Record<keyof Money, Figure>;

/** One list, newest first, with what was quoted (whatever came of it), what was accepted, and what became of the money. */
export function contactHistory(
  entries: readonly HistoryEntry[],
  facts: readonly MoneyFacts[],
): ContactHistory {
  return {
    entries: entries.toSorted(
      (a, b) => b.date.localeCompare(a.date) || a.kind.localeCompare(b.kind) || b.id - a.id,
    ),
    quoted: sumOf(entries, ({ kind }) => kind === 'quote'),
    accepted: sumOf(entries, ({ kind, status }) => kind === 'quote' && status === 'accepted'),
    ...moneyOf(entries, facts),
  };
}
