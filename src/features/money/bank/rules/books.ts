import { InvoiceIndex } from '#/features/money/bank/rules/invoice-index';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { Said } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';

type Noted = KnownInvoice['payments'][number];

/** The invoices of a project while bookings are given to them: what one takes is no longer open for the next. */
export class Books {
  readonly asked: InvoiceIndex;
  readonly credits: InvoiceIndex;
  readonly #open = new Map<number, number>();
  readonly #explained = new Set<Noted>();

  constructor(invoices: readonly KnownInvoice[]) {
    // The oldest is paid first.
    const inOrder = invoices.toSorted(byAge);
    const asked = inOrder.filter(({ kind }) => kind !== 'credit-note');
    for (const invoice of asked) this.#open.set(invoice.id, invoice.open);
    this.asked = new InvoiceIndex(asked);
    this.credits = new InvoiceIndex(inOrder.filter(({ kind }) => kind === 'credit-note'));
  }

  openOf({ id }: KnownInvoice): number {
    return this.#open.get(id) ?? 0;
  }

  take(invoice: KnownInvoice, cents: number): void {
    this.#open.set(invoice.id, this.openOf(invoice) - cents);
  }

  /** Payments of this amount that no booking explains yet. */
  notedOf({ payments }: KnownInvoice, cents: number): readonly Noted[] {
    return payments.filter((each) => each.amount === cents && !this.#explained.has(each));
  }

  explain(noted: Noted): void {
    this.#explained.add(noted);
  }

  /** A purchase of that day, shop and amount, noted by hand or from another file of the same account; each is met once. */
  explainPurchase({ cents, day, name, message }: ReadLine): KnownInvoice | undefined {
    if (cents > 0) return undefined;
    for (const invoice of this.asked.byName(new Said(name ?? message))) {
      const noted = invoice.kind === 'receipt' ? this.notedOf(invoice, -cents) : [];
      const bought = noted.find(({ date }) => date === day);
      if (!bought) continue;
      this.explain(bought);
      return invoice;
    }
    return undefined;
  }

  /** Those with something open that a text gives the number of. */
  numberedIn(said: Said): readonly KnownInvoice[] {
    return this.#openAmong(this.asked.byNumber(said));
  }

  /** Those with something open whose firm a text names. */
  namedIn(said: Said): readonly KnownInvoice[] {
    return this.#openAmong(this.asked.byName(said));
  }

  #openAmong(some: readonly KnownInvoice[]): KnownInvoice[] {
    return some.filter((invoice) => this.openOf(invoice) > 0);
  }
}

function byAge(one: KnownInvoice, other: KnownInvoice): number {
  const [a, b] = [one.date ?? '', other.date ?? ''];
  return a === b ? one.id - other.id : a < b ? -1 : 1;
}
