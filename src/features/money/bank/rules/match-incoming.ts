import { plainIban } from '#/core/iban';
import { fold } from '#/core/search-text';
import type { Books } from '#/features/money/bank/rules/books';
import type { KnownInvoice, KnownPremium, Proposal } from '#/features/money/bank/rules/known';
import { Said } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';
import { structuredIn } from '#/features/money/bank/rules/values';

/** Money of a firm that comes back: of a credit note, of what was paid too much, or of a payment that failed. */
export function proposeRefund(line: ReadLine, books: Books): Proposal | undefined {
  const sum = line.cents;
  const ours = aboutThis(line, books);
  const credits = books.credits.filter(ours).filter(({ amount, paid }) => paid - amount >= sum);
  const credit = credits.find(({ amount, paid }) => paid - amount === sum) ?? credits[0];
  if (credit) return refund(credit, sum, 'komt terug op een creditnota van deze firma');
  const paid = books.all.filter(ours).filter((invoice) => invoice.paid >= sum);
  const over = paid.find(({ overpaid }) => overpaid === sum);
  if (over) return refund(over, sum, 'precies wat u te veel betaalde');
  const whole = paid.find(({ payments }) => payments.some(({ amount }) => amount === sum));
  const first = whole ?? paid[0];
  if (!first) return undefined;
  const why = line.isReversal
    ? 'de bank boekte deze betaling terug'
    : whole
      ? 'deze firma stortte een betaling terug'
      : 'deze firma stortte geld terug';
  return refund(first, sum, why);
}

function refund({ id }: KnownInvoice, cents: number, because: string): Proposal {
  return { as: 'refund', isSure: false, parts: [{ invoiceId: id, cents }], because };
}

function aboutThis({ iban, message, name }: ReadLine, books: Books): (invoice: KnownInvoice) => boolean {
  const account = plainIban(iban ?? '');
  const [structured, said, called] = [structuredIn(message), new Said(message), new Said(name)];
  return (invoice) =>
    invoice.accounts.includes(account) ||
    (invoice.structured !== null && structured.includes(invoice.structured)) ||
    said.names(invoice.number) ||
    called.hasAll(books.wordsOf(invoice));
}

/** Who pays premiums for homes in Flanders. */
const payers =
  /vlaamse overheid|vlaams (?:energie|agentschap)|wonen in vlaanderen|wonen-vlaanderen|\bveka\b|fluvius|departement omgeving|mijn verbouwpremie|mijnverbouwpremie/;

export function proposePremium(line: ReadLine, premiums: readonly KnownPremium[]): Proposal | undefined {
  const text = fold(`${line.name ?? ''} ${line.message ?? ''}`);
  const said = new Said(text);
  const told = premiums.find(({ reference }) => said.names(reference));
  const exact = premiums.filter(({ amount }) => amount === line.cents);
  const [only] = exact;
  const isPayer = payers.test(text);
  if (told) return premium(told, 'het dossiernummer staat in de tekst');
  if (only && exact.length === 1) {
    return premium(
      only,
      isPayer ? 'zelfde bedrag, van wie de premies betaalt' : 'zelfde bedrag als de toegekende premie',
    );
  }
  const [alone, ...others] = premiums;
  return alone && others.length === 0 && isPayer ? premium(alone, 'van wie de premies betaalt') : undefined;
}

function premium({ id, name }: KnownPremium, why: string): Proposal {
  return { as: 'premium', isSure: false, premiumFileId: id, because: `${why}: ${name}` };
}
