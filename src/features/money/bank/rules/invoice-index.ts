import { plainIban } from '#/core/iban';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { PaperNumbers, Said, tellingWords } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { once, structuredIn } from '#/features/money/bank/rules/values';

/** Invoices by all that a booking may say of them: a file has thousands of bookings, and most are about none. */
export class InvoiceIndex {
  readonly #rank = new Map<KnownInvoice, number>();
  readonly #structured = new Map<string, KnownInvoice[]>();
  readonly #accounts = new Map<string, KnownInvoice[]>();
  readonly #ibanIn = once(plainIban);
  readonly #numbers = new PaperNumbers<KnownInvoice>();
  /** By the first of the words that its firm is known by. */
  readonly #names = new Map<string, { words: readonly string[]; invoice: KnownInvoice }[]>();

  constructor(inOrder: readonly KnownInvoice[]) {
    for (const invoice of inOrder) this.#add(invoice);
  }

  #add(invoice: KnownInvoice): void {
    this.#rank.set(invoice, this.#rank.size);
    if (invoice.structured !== null) add(this.#structured, invoice.structured, invoice);
    for (const account of new Set(invoice.accounts)) add(this.#accounts, account, invoice);
    this.#numbers.add(invoice.number, invoice);
    const words = tellingWords(invoice.contactName);
    if (words[0] !== undefined) add(this.#names, words[0], { words, invoice });
  }

  /** Those whose structured message stands in a text. */
  byMessage(message: string | null): readonly KnownInvoice[] {
    if (this.#structured.size === 0) return [];
    return structuredIn(message).flatMap((digits) => this.#structured.get(digits) ?? []);
  }

  byAccount(iban: string | null): readonly KnownInvoice[] {
    return iban === null ? [] : (this.#accounts.get(this.#ibanIn(iban)) ?? []);
  }

  /** Those that a text gives the number of. */
  byNumber(said: Said): readonly KnownInvoice[] {
    return this.#numbers.namedIn(said);
  }

  /** Those whose firm a text names. */
  byName(said: Said): readonly KnownInvoice[] {
    const found = new Set<KnownInvoice>();
    for (const word of said.words)
      for (const { words, invoice } of this.#names.get(word) ?? [])
        if (said.hasAll(words)) found.add(invoice);
    return [...found];
  }

  /** Those that a booking says anything of, in their own order. */
  about({ iban, message, name }: ReadLine): readonly KnownInvoice[] {
    if (this.#rank.size === 0) return [];
    const some = new Set([
      ...this.byAccount(iban),
      ...this.byMessage(message),
      ...this.byNumber(new Said(message)),
      ...this.byName(new Said(name)),
    ]);
    const rankOf = (invoice: KnownInvoice) => this.#rank.get(invoice) ?? 0;
    return [...some].sort((one, other) => rankOf(one) - rankOf(other));
  }
}

function add<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
