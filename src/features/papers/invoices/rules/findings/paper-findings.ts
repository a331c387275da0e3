import { type Day, formatDay } from '#/core/day';
import { formatIban, sameIban } from '#/core/iban';
import { formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import { fold } from '#/core/search-text';
import type { CheckedInvoice, CheckedQuote, Found } from '#/features/papers/invoices/rules/findings/types';
import { contractSum } from '#/features/papers/shared/rules/contract-sum';

/** More than what is left of what was agreed on, after what was asked before. */
export function aboveContract(
  invoice: CheckedInvoice,
  quote: Pick<CheckedQuote, 'amount' | 'approved'>,
  earlier: readonly CheckedInvoice[],
): Found[] {
  const asked = totalOf([...earlier, invoice].map(({ amount }) => totalFromDecimal(amount)));
  const approved = totalFromDecimal(quote.approved);
  const agreed = contractSum(totalFromDecimal(quote.amount), approved);
  if (asked <= agreed) return [];
  const own = totalFromDecimal(invoice.amount);
  const over = subtractTotal(asked, agreed);
  const amount = over < own ? over : own;
  const before = subtractTotal(asked, own);
  const left = agreed > before ? `nog ${formatEuro(subtractTotal(agreed, before))} te` : 'niets meer te';
  const what = approved === 0n ? 'de offerte' : 'de offerte met goedgekeurd meerwerk';
  const sentence = `Van ${what} van ${formatEuro(agreed)} was ${left} factureren: dit is ${formatEuro(amount)} meer, dat nooit goedgekeurd werd.`;
  return [{ rule: 'above-contract', severity: 'warning', sentence, lines: [], amount }];
}

/** The account on the paper is another than that of the contact, or the contact’s own changed and nobody confirmed it. */
export function accountDiffers(invoice: CheckedInvoice, contact: { iban: string | null }): Found[] {
  const amount = totalFromDecimal(invoice.amount);
  if (invoice.iban && contact.iban && !sameIban(invoice.iban, contact.iban)) {
    const sentence = `Op de factuur staat ${formatIban(invoice.iban)}, en bekend is ${formatIban(contact.iban)}. Bel de firma op een nummer dat u al had.`;
    return [{ rule: 'account-differs', severity: 'danger', lines: [], amount, sentence }];
  }
  return unconfirmedAccount(invoice.ibanChange, amount);
}

/** Another account of a firm than its owner knew, for as long as nobody confirmed it. */
export function unconfirmedAccount(change: CheckedInvoice['ibanChange'], amount: Total | null): Found[] {
  if (!change) return [];
  const { from, to } = change;
  const before = from === null ? 'er was geen rekeningnummer' : `het was ${formatIban(from)}`;
  const sentence = `Het rekeningnummer van deze firma is gewijzigd naar ${formatIban(to)} (${before}), en niemand heeft dat bevestigd.`;
  return [{ rule: 'account-differs', severity: 'danger', lines: [], amount, sentence }];
}

/** What was said to be paid on a day that is still to come. */
export function paidInFuture({ paidDate }: CheckedInvoice, today: Day): Found[] {
  if (paidDate === null || paidDate <= today) return [];
  const sentence = `De betaling staat op ${formatDay(paidDate)}, en die dag moet nog komen. Kijk na wanneer u betaalde.`;
  return [{ rule: 'paid-in-future', severity: 'warning', sentence, lines: [], amount: null }];
}

/** Money that went to nobody’s account that is known: one finding, and another as soon as more went there. */
export function paidElsewhere({ paidElsewhere: paid = [] }: CheckedInvoice): Found[] {
  if (paid.length === 0) return [];
  const accounts = [...new Set(paid.map(({ iban }) => formatIban(iban)))];
  const known = accounts.length === 1 ? 'dat is niet de rekening' : 'dat zijn geen rekeningen';
  const sentence = `Er is betaald naar ${accounts.join(' en ')}, en ${known} van deze firma. Bel de firma op een nummer dat u al had, en daarna uw bank.`;
  const amount = totalOf(paid.map((each) => totalFromDecimal(each.amount)));
  return [{ rule: 'paid-elsewhere', severity: 'danger', sentence, lines: [], amount }];
}

function wordsOfName(name: string): Set<string> {
  const words = fold(name).split(/[^\p{L}\p{N}]+/u);
  return new Set(words.filter((word) => word.length > 1 && !titles.has(word)));
}

const titles = new Set([
  'de',
  'heer',
  'mevrouw',
  'mevr',
  'mr',
  'dhr',
  'mw',
  'fam',
  'familie',
  'en',
  'van',
  'der',
  'den',
]);

/** A word of the name of one who applies, in any order: 'Fam. De Smet-Peeters' is Katrien De Smet. */
export function otherAddressee(
  invoice: CheckedInvoice,
  home: { applicants: readonly string[] } | null,
): Found[] {
  const known = (home?.applicants ?? []).map(wordsOfName).filter((words) => words.size > 0);
  const named = wordsOfName(invoice.addressee ?? '');
  if (known.length === 0 || named.size === 0) return [];
  if (known.some((words) => [...words].some((word) => named.has(word)))) return [];
  const sentence = `De factuur staat op naam van ‘${invoice.addressee}’, niet van ${home?.applicants.join(' of ')}. Voor premies en 6% btw moet dat kloppen.`;
  return [{ rule: 'other-addressee', severity: 'warning', sentence, lines: [], amount: null }];
}
