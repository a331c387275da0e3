import { type Day, daysBetween } from '#/core/day';
import { centsFromDecimal, decimalFromCents, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/cash-plan/contract';
import { addMonths, monthOf } from '#/features/cash-plan/rules/months';
import { restOf } from '#/features/invoices/rules/payments';
import { spreadBy } from '#/features/papers/rules/spread';
import { workNames } from '#/features/premies/rules/works';
import type { PremiumFile } from '#/features/premium-files/contract';

/** A dossier takes about half a year, where nobody says otherwise. */
export const usualPremiumMonths = 6;

export type CashInvoice = {
  id: number;
  name: string;
  amount: string;
  paid: string | null;
  status: string;
  dueDate: Day | null;
};

/** What is still to be paid, on the day it is due; of credit notes what is still to come back. */
export function invoiceEntries(invoices: readonly CashInvoice[]): CashEntry[] {
  return invoices
    .map((invoice) => ({ invoice, rest: restOf(invoice) }))
    .filter(({ invoice, rest }) => invoice.status !== 'paid' && rest !== 0n)
    .map(({ invoice: { id, name, dueDate }, rest }) => ({
      ...{ key: `invoice-${id}`, kind: 'invoice' as const, name, day: dueDate },
      ...{ amount: decimalFromCents(-rest as Total), target: 'cash' as const, isWork: false, recordId: id },
    }));
}

export type CashTask = {
  quoteId: number | null;
  contactId: number | null;
  startDate: Day | null;
  endDate: Day | null;
};
export type CashQuote = {
  id: number;
  name: string;
  contactId: number;
  contractSum: Total;
  invoiced: string | null;
};

/**
 * What an accepted quote will still ask, on the days on which its work ends. Its own tasks say when; without them those
 * of its contractor do; without a day it is undated.
 */
export function quoteEntries(quotes: readonly CashQuote[], tasks: readonly CashTask[]): CashEntry[] {
  return quotes.flatMap((quote) => {
    const invoiced = quote.invoiced === null ? zeroTotal : totalFromDecimal(quote.invoiced);
    const rest = (quote.contractSum - invoiced) as Total;
    if (rest <= 0n) return [];
    const own = datedTasks(tasks.filter(({ quoteId }) => quoteId === quote.id));
    const known = own.length > 0 ? own : datedTasks(tasks.filter((task) => isOfContractor(task, quote)));
    const entry = (at: number, day: Day | null, amount: Total): CashEntry => ({
      ...{ key: `quote-${quote.id}-${at}`, kind: 'quote', name: quote.name, day, recordId: quote.id },
      ...{ amount: decimalFromCents(-amount as Total), target: 'cash', isWork: true },
    });
    if (known.length === 0) return [entry(0, null, rest)];
    const parts = spreadBy(
      rest,
      known.map(({ days }) => BigInt(days) as Total),
    );
    return known
      .map(({ day }, at) => entry(at, day, parts[at] ?? zeroTotal))
      .filter(({ amount }) => amount !== '0.00');
  });
}

function isOfContractor({ quoteId, contactId }: CashTask, quote: CashQuote): boolean {
  return quoteId === null && contactId === quote.contactId;
}

function datedTasks(tasks: readonly CashTask[]): { day: Day; days: number }[] {
  return tasks.flatMap(({ startDate, endDate }) => {
    const day = endDate ?? startDate;
    if (day === null) return [];
    return [{ day, days: startDate === null ? 1 : Math.max(1, daysBetween(startDate, day) + 1) }];
  });
}

type CashFile = Pick<
  PremiumFile,
  'id' | 'work' | 'status' | 'submittedOn' | 'grantedAmount' | 'paidTo' | 'expected'
>;

/** A premium that is on its way, so many months after it was applied for; one that isn't yet has no day. */
export function premiumEntries(files: readonly CashFile[], months: number): CashEntry[] {
  return files.flatMap((file): CashEntry[] => {
    if (file.status === 'geweigerd' || file.status === 'uitbetaald') return [];
    const amount = file.grantedAmount ?? file.expected?.from ?? '0.00';
    if (centsFromDecimal(amount) <= 0) return [];
    const day = file.submittedOn && (`${addMonths(monthOf(file.submittedOn), months)}-01` as Day);
    return [
      {
        ...{ key: `premium-${file.id}`, kind: 'premium', name: workNames[file.work], day, amount },
        ...{ target: file.paidTo === 'energiehuis' ? 'loan' : 'cash', isWork: false, recordId: file.id },
      },
    ];
  });
}
