import { fold } from '#/core/search-text';
import type { Books } from '#/features/money/bank/rules/books';
import type { KnownInvoice, KnownPremium, Proposal } from '#/features/money/bank/rules/known';
import { Said } from '#/features/money/bank/rules/said';
import type { ReadLine } from '#/features/money/bank/rules/statement';

/** Money of a firm that comes back: of a credit note, of what was paid too much, or of a payment that failed. */
export function proposeRefund(line: ReadLine, books: Books): Proposal | undefined {
  const sum = line.cents;
  const credits = books.credits.about(line).filter(({ amount, paid }) => paid - amount >= sum);
  const credit = credits.find(({ amount, paid }) => paid - amount === sum) ?? credits[0];
  if (credit) return refund(credit, sum, 'komt terug op een creditnota van deze firma');
  const paid = books.asked.about(line).filter((invoice) => invoice.paid >= sum);
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

/** Who pays premiums for homes in Flanders. */
const payers =
  /vlaamse overheid|vlaams (?:energie|agentschap)|wonen in vlaanderen|wonen-vlaanderen|\bveka\b|fluvius|departement omgeving|mijn verbouwpremie|mijnverbouwpremie/;

export function proposePremium(line: ReadLine, premiums: readonly KnownPremium[]): Proposal | undefined {
  if (premiums.length === 0) return undefined;
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
