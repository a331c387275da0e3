import { plainIban } from '#/core/iban';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { plainNumber, type Said, tellingWords } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { structuredIn } from '#/features/money/bank/rules/values';

type Noted = KnownInvoice['payments'][number];

/** The invoices of a project while bookings are given to them: what one takes is no longer open for the next. */
export class Books {
  readonly all: readonly KnownInvoice[];
  readonly credits: readonly KnownInvoice[];
  readonly #open = new Map<number, number>();
  readonly #structured = new Map<string, KnownInvoice[]>();
  readonly #accounts = new Map<string, KnownInvoice[]>();
  readonly #numbers = new Map<string, KnownInvoice[]>();
  readonly #names = new Map<string, KnownInvoice[]>();
  readonly #explained = new Set<Noted>();
  readonly #words = new Map<string, readonly string[]>();

  constructor(invoices: readonly KnownInvoice[]) {
    // The oldest is paid first.
    const inOrder = invoices.toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? '') || a.id - b.id);
    this.all = inOrder.filter(({ kind }) => kind !== 'credit-note');
    for (const invoice of this.all) {
      this.#open.set(invoice.id, invoice.open);
      if (invoice.structured !== null) add(this.#structured, invoice.structured, invoice);
      for (const account of new Set(invoice.accounts)) add(this.#accounts, account, invoice);
      const number = plainNumber(invoice.number);
      if (number !== undefined) add(this.#numbers, number, invoice);
      const [first] = this.wordsOf(invoice);
      if (first !== undefined) add(this.#names, first, invoice);
    }
    this.credits = inOrder.filter(({ kind }) => kind === 'credit-note');
  }

  openOf({ id }: KnownInvoice): number {
    return this.#open.get(id) ?? 0;
  }

  take(invoice: KnownInvoice, cents: number): void {
    this.#open.set(invoice.id, this.openOf(invoice) - cents);
  }

  byStructured(digits: string): readonly KnownInvoice[] {
    return this.#structured.get(digits) ?? [];
  }

  /** Those whose structured message stands in a text. */
  namedBy(message: string | null): readonly KnownInvoice[] {
    if (this.#structured.size === 0) return [];
    return structuredIn(message).flatMap((digits) => this.byStructured(digits));
  }

  byAccount(plain: string): readonly KnownInvoice[] {
    return this.#accounts.get(plain) ?? [];
  }

  /** Those that its message or its account are about. */
  near({ iban, message }: ReadLine): readonly KnownInvoice[] {
    return [...this.namedBy(message), ...(iban === null ? [] : this.byAccount(plainIban(iban)))];
  }

  /** Payments of this amount that no booking explains yet. */
  notedOf({ payments }: KnownInvoice, cents: number): readonly Noted[] {
    return payments.filter((each) => each.amount === cents && !this.#explained.has(each));
  }

  explain(noted: Noted): void {
    this.#explained.add(noted);
  }

  /** Those with something open that a text gives the number of, the oldest first. */
  numberedIn(said: Said): readonly KnownInvoice[] {
    if (this.#numbers.size === 0) return [];
    return this.#openAmong([...said.numbers].flatMap((number) => this.#numbers.get(number) ?? []));
  }

  /** Those with something open whose firm a text names. */
  namedIn(said: Said): readonly KnownInvoice[] {
    const some = [...new Set(said.words)].flatMap((word) => this.#names.get(word) ?? []);
    return this.#openAmong(some.filter((invoice) => said.hasAll(this.wordsOf(invoice))));
  }

  #openAmong(some: readonly KnownInvoice[]): KnownInvoice[] {
    return some.filter((invoice) => this.openOf(invoice) > 0);
  }

  /** What the name of its firm is known by. */
  wordsOf({ contactName }: KnownInvoice): readonly string[] {
    const known = this.#words.get(contactName);
    if (known) return known;
    const words = tellingWords(contactName);
    this.#words.set(contactName, words);
    return words;
  }
}

function add<Key>(map: Map<Key, KnownInvoice[]>, key: Key, invoice: KnownInvoice): void {
  const list = map.get(key);
  if (list) list.push(invoice);
  else map.set(key, [invoice]);
}
