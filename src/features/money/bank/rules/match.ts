import { daysBetween } from '#/core/day';
import { plainIban } from '#/core/iban';
import { type Cents, formatEuro } from '#/core/money';
import { Books } from '#/features/money/bank/rules/books';
import type { Known, KnownInvoice, Proposal } from '#/features/money/bank/rules/known';
import { proposePremium, proposeRefund } from '#/features/money/bank/rules/match-incoming';
import { Said } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { structuredIn } from '#/features/money/bank/rules/values';
import { findShop } from '#/features/papers/shared/rules/shops';

const nothing = (because: string): Proposal => ({ as: 'none', isSure: false, because });

/**
 * What each booking may be, with the reason in words. What a message proves goes before what an account tells: another
 * booking to the same account must not take the invoice that this one names.
 */
export function matchLines(
  lines: readonly ReadLine[],
  known: Known,
  taken: ReadonlySet<ReadLine> = new Set(),
): Proposal[] {
  const books = new Books(known.invoices);
  const about: [index: number, line: Looked][] = [];
  const found = lines.map((line, index) => {
    if (taken.has(line)) {
      // Its ticket is not that of another booking of the same day and amount.
      books.explainPurchase(line);
      return alreadyTaken;
    }
    const first = certain(line);
    if (first) return first;
    const looked = look(line, books);
    // Most of an account is about no invoice at all: that needs none of the steps.
    if (!looked) return byText(line, known) ?? unknown;
    about.push([index, looked]);
    return undefined;
  });
  for (const step of [alreadyThere, byMessage, byAccount, byOthers]) {
    for (const [index, line] of about) found[index] ??= step(line, books, known);
  }
  return found.map((proposal) => proposal ?? unknown);
}

const alreadyTaken = nothing('al ingelezen');
const unknown = nothing('hoort bij niets dat we kennen');

/** A booking with the invoices that it says something of. */
type Looked = ReadLine & {
  readonly said: Said;
  /** By the structured message in its text. */
  readonly named: readonly KnownInvoice[];
  readonly ofAccount: readonly KnownInvoice[];
};

function look(line: ReadLine, { asked, credits }: Books): Looked | undefined {
  const { message, iban, name } = line;
  const said = new Said(message);
  const named = asked.byMessage(message);
  const ofAccount = asked.byAccount(iban);
  const isKnown =
    named.length > 0 ||
    ofAccount.length > 0 ||
    asked.byNumber(said).length > 0 ||
    asked.byName(name === null ? said : new Said(name)).length > 0 ||
    (line.cents > 0 && credits.about(line).length > 0);
  return isKnown ? { ...line, said, named, ofAccount } : undefined;
}

type Step = (line: Looked, books: Books, known: Known) => Proposal | undefined;

function certain(line: ReadLine): Proposal | undefined {
  if (line.currency !== 'EUR') return nothing(`in ${line.currency}: dat koppelen we niet`);
  return line.cents === 0 ? nothing('zonder bedrag') : undefined;
}

/** As far as a day in the bank may be from the one that somebody noted. */
const mostDaysApart = 5;

/** Somebody noted this payment before. */
const alreadyThere: Step = (line, books) => {
  if (line.cents > 0) return undefined;
  for (const invoice of [...line.named, ...line.ofAccount]) {
    const noted = books
      .notedOf(invoice, -line.cents)
      .find(({ date }) => date === null || Math.abs(daysBetween(date, line.day)) <= mostDaysApart);
    if (!noted) continue;
    books.explain(noted);
    return nothing(`staat al genoteerd bij ${nameOf(invoice)}`);
  }
  const bought = books.explainPurchase(line);
  return bought && nothing(`staat al genoteerd als ${nameOf(bought)}`);
};

const byMessage: Step = (line, books) => {
  const { named } = line;
  if (line.cents > 0 || named.length === 0) return undefined;
  const sum = -line.cents;
  const exact = named.filter((invoice) => books.openOf(invoice) === sum);
  const [only] = exact;
  if (only && exact.length === 1) {
    const elsewhere = isElsewhere(line, only);
    return pay(books, [[only, sum]], {
      isSure: !elsewhere,
      because: elsewhere
        ? `zelfde mededeling en bedrag, maar ${otherAccount}`
        : 'zelfde mededeling en bedrag',
    });
  }
  const [first] = exact.length > 0 ? exact : named.toSorted((a, b) => books.openOf(b) - books.openOf(a));
  return first && partly(line, books, first, 'zelfde mededeling');
};

const byAccount: Step = (line, books) => {
  if (line.cents > 0 || line.iban === null) return undefined;
  const sum = -line.cents;
  const { ofAccount: all, said } = line;
  const open = all.filter((invoice) => books.openOf(invoice) > 0);
  const exact = open.filter((invoice) => books.openOf(invoice) === sum);
  const [only] = exact;
  if (only && exact.length === 1) return oneOfAccount(line, books, only);
  if (only) {
    const told = exact.find(({ number }) => said.names(number));
    const because = told
      ? 'zelfde rekening en bedrag, en het nummer staat erbij'
      : `zelfde rekening en bedrag, maar er zijn ${exact.length} zulke facturen`;
    return pay(books, [[told ?? only, sum]], { isSure: false, because });
  }
  const together = togetherOf(open, books, sum);
  if (together) {
    const because = `zelfde rekening, en samen precies het bedrag van ${together.length} facturen`;
    return pay(
      books,
      together.map((invoice) => [invoice, books.openOf(invoice)]),
      { isSure: false, because },
    );
  }
  const numbered = books.numberedIn(said).find((invoice) => books.openOf(invoice) === sum);
  if (numbered) return partly(line, books, numbered, 'het factuurnummer staat erbij en het bedrag klopt');
  const told = all.find(({ number }) => said.names(number));
  if (told) return partly(line, books, told, 'zelfde rekening, en het nummer staat erbij');
  const larger = open.find((invoice) => books.openOf(invoice) > sum) ?? open[0];
  if (larger) return partly(line, books, larger, 'zelfde rekening');
  const again = all.find(({ amount }) => amount === sum);
  return again && partly(line, books, again, 'zelfde rekening en bedrag');
};

function oneOfAccount(line: ReadLine, books: Books, invoice: KnownInvoice): Proposal {
  const sum = -line.cents;
  const isBefore = invoice.date !== null && line.day < invoice.date;
  const isOtherMessage =
    invoice.structured !== null && structuredIn(line.message).some((digits) => digits !== invoice.structured);
  const but = isBefore
    ? ', maar van vóór de datum op de factuur'
    : isOtherMessage
      ? ', maar met een andere mededeling'
      : '';
  return pay(books, [[invoice, sum]], { isSure: but === '', because: `zelfde rekening en bedrag${but}` });
}

/** By what the text says, where neither message nor account tell. */
const byOthers: Step = (line, books, known) => {
  if (line.cents > 0) return proposeRefund(line, books) ?? byText(line, known);
  const sum = -line.cents;
  const [numbered] = books.numberedIn(line.said);
  if (numbered) return partly(line, books, numbered, 'het factuurnummer staat in de tekst');
  const named = books.namedIn(line.name === null ? line.said : new Said(line.name));
  const exact = named.find((invoice) => books.openOf(invoice) === sum);
  if (exact) return partly(line, books, exact, 'zelfde naam en bedrag');
  const [first] = named.filter((invoice) => books.openOf(invoice) > sum);
  if (first) return partly(line, books, first, 'zelfde naam');
  return byText(line, known);
};

/** What needs no invoice: a premium that came in, a shop where one builds from. */
function byText(line: ReadLine, { premiums }: Known): Proposal | undefined {
  if (line.cents > 0) return proposePremium(line, premiums);
  const shop = findShop(line.name, line.message);
  return shop ? { as: 'purchase', isSure: false, because: `gekocht bij ${shop}` } : undefined;
}

type Judgement = { isSure: boolean; because: string };

function pay(
  books: Books,
  parts: readonly (readonly [KnownInvoice, number])[],
  { isSure, because }: Judgement,
): Proposal {
  for (const [invoice, cents] of parts) books.take(invoice, cents);
  return {
    ...{ as: 'payment', isSure, because },
    parts: parts.map(([{ id }, cents]) => ({ invoiceId: id, cents })),
  };
}

const otherAccount = 'naar een andere rekening dan die van de firma: bel haar op een nummer dat u al had';

/** One invoice that is about this, but not for just this amount. */
function partly(line: ReadLine, books: Books, invoice: KnownInvoice, why: string): Proposal {
  const [sum, open] = [-line.cents, books.openOf(invoice)];
  const elsewhere = isElsewhere(line, invoice) ? `; ${otherAccount}` : '';
  const how =
    open === sum
      ? ''
      : open <= 0
        ? ', maar ze is al betaald: een dubbele betaling?'
        : sum < open
          ? ', een deel van het bedrag'
          : `, maar ${formatEuro((sum - open) as Cents)} meer dan er open staat`;
  return pay(books, [[invoice, sum]], { isSure: false, because: `${why}${how}${elsewhere}` });
}

/** It went to an account that is neither on the paper nor of the firm. */
function isElsewhere({ iban }: ReadLine, { accounts }: KnownInvoice): boolean {
  return iban !== null && accounts.length > 0 && !accounts.includes(plainIban(iban));
}

/** More than this is no longer something that somebody would pay at once. */
const mostTogether = 12;

/** The fewest invoices that make the amount, the oldest first. */
function togetherOf(open: readonly KnownInvoice[], books: Books, sum: number): KnownInvoice[] | undefined {
  const some = open.slice(0, mostTogether);
  const amounts = some.map((invoice) => books.openOf(invoice));
  if (amounts.reduce((total, each) => total + each, 0) < sum) return undefined;
  // Each set of them as the bits of a number: what it makes is what it makes without its first, and that one.
  const totals = new Float64Array(2 ** some.length);
  let best = 0;
  for (let set = 1; set < totals.length; set += 1) {
    const others = set & (set - 1);
    const total = (totals[others] ?? 0) + (amounts[31 - Math.clz32(set ^ others)] ?? 0);
    totals[set] = total;
    if (total !== sum || others === 0) continue;
    if (best === 0 || countBits(set) < countBits(best)) best = set;
  }
  return best === 0 ? undefined : some.filter((_, index) => best & (1 << index));
}

function countBits(set: number): number {
  return set === 0 ? 0 : 1 + countBits(set & (set - 1));
}

function nameOf({ kind, number, contactName }: KnownInvoice): string {
  const what = kind === 'credit-note' ? 'creditnota' : kind === 'receipt' ? 'bonnetje' : 'factuur';
  return number === null ? `een ${what} van ${contactName}` : `${what} ${number}`;
}
