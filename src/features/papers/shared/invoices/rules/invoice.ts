import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import type { Figure } from '#/core/help';
import { sameIban } from '#/core/iban';
import { centsFromDecimal, type Total } from '#/core/money';
import type { IbanChange, InvoiceKind, InvoiceStatus } from '#/features/papers/shared/invoices/contract';
import { invoiceState, invoiceStateLabels, paidOf } from '#/features/papers/shared/invoices/rules/payments';
import { invoicedOf, paidInAll } from '#/features/papers/shared/rules/contract-sum';

/** For the choice on a form. */
export const invoiceStatusLabels: Record<InvoiceStatus, string> = {
  pending: invoiceStateLabels.pending,
  paid: invoiceStateLabels.paid,
  overdue: invoiceStateLabels.overdue,
};

/** Beside the choice on a form: how it reads everywhere else today, where that differs. */
export function invoiceStatusToday(
  invoice: { kind: InvoiceKind; status: InvoiceStatus; dueDate: string | null },
  today: Day,
): string | undefined {
  const isLate = invoiceState({ ...invoice, paid: null, netted: false }, today) === 'overdue';
  return invoice.status === 'pending' && isLate
    ? `Leest vandaag als ‘${invoiceStateLabels.overdue}’: de vervaldatum is voorbij.`
    : undefined;
}

/** Whether the amount is one that such a paper has: a credit note gives back. */
export function amountFault(kind: InvoiceKind, amount: string): string | undefined {
  const value = centsFromDecimal(amount);
  if (kind === 'credit-note') return value < 0 ? undefined : 'Een creditnota heeft een bedrag onder nul.';
  return value < 0 ? 'Vul een bedrag in van 0 of meer. Onder nul is het een creditnota.' : undefined;
}

type Known = { status: InvoiceStatus; knownIban: string | null; updatedAt: string };

/** What to warn of: nothing is left to pay on a paid invoice, and an account that came back is the known one. */
export function ibanChangeOf(
  { status, knownIban: from, updatedAt }: Known,
  iban: string | null,
  change: Pick<IbanChange, 'changedBy' | 'changedAt'> | null,
): IbanChange | null {
  if (status === 'paid' || iban === null || sameIban(from, iban)) return null;
  return { from, to: iban, changedBy: change?.changedBy ?? null, changedAt: change?.changedAt ?? updatedAt };
}

type Countable = { amount: string; paid: string | null; subsidyEligible: boolean };
export type InvoiceTotals = { all: Total; paid: Total; eligiblePaid: Total };

/** The figures above the list: what was asked, and what was paid of it. */
export function invoiceTotals(invoices: readonly Countable[]): InvoiceTotals {
  const counted = invoices.map((invoice) => ({
    amount: centsFromDecimal(invoice.amount),
    paid: paidOf(invoice),
    subsidyEligible: invoice.subsidyEligible,
  }));
  return {
    all: invoicedOf(counted),
    paid: paidInAll(counted),
    eligiblePaid: paidInAll(counted.filter(({ subsidyEligible }) => subsidyEligible)),
  };
}

export const invoiceTotalWords = {
  all: {
    key: 'totaal-facturen',
    name: 'Totaal facturen',
    words:
      'Het bedrag met btw van al uw facturen, betaald of niet, min wat creditnota’s teruggeven. Papieren in het Postvak tellen nog niet mee.',
  },
  paid: {
    key: 'facturen-betaald',
    name: 'Betaald',
    words:
      'Alle betalingen van al uw facturen samen, ook van een factuur die nog niet helemaal betaald is, min wat u terugkreeg. Het aantal eronder telt wie helemaal betaald is.',
  },
  eligiblePaid: {
    key: 'betaald-met-premie',
    name: 'Betaald met premie',
    words:
      'Hetzelfde als Betaald, van de facturen die u als ‘subsidiabel’ aanduidde: wat voor een premie kan tellen, en dus niet de premie zelf.',
  },
} as const satisfies Record<keyof InvoiceTotals, Figure>;

const labelLength = 30;

type LinkableQuote = {
  quoteNumber: string | null;
  description: string | null;
  contact?: { name: string; company: string | null };
};

/** How a quote stands in the list to link, its description cut short: 'OF-12: Nieuw dak met isolatie, dakv…'. */
export function linkedQuoteLabel({ quoteNumber, description, contact }: LinkableQuote): string {
  const nameless = contact ? `Offerte van ${contactName(contact)}` : 'Offerte zonder nummer';
  return [quoteNumber, shorten(description ?? '')].filter(Boolean).join(': ') || nameless;
}

function shorten(description: string): string {
  const characters = [...description];
  return characters.length > labelLength ? `${characters.slice(0, labelLength).join('')}…` : description;
}
