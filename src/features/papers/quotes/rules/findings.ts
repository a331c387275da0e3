import { type Day, formatDayLong } from '#/core/day';
import type { Found } from '#/core/finding';
import { formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { MoneyItem } from '#/core/money-facts';
import { sharePercent } from '#/core/percent';
import type { ReadyMail } from '#/core/ready-mail';
import type { QuoteFindingRule } from '#/features/papers/quotes/findings-contract';
import { sideBySide } from '#/features/papers/quotes/rules/side-by-side';
import type { PaperLine, VatLine } from '#/features/papers/shared/contract';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';
import { noAgreement, paymentPlan } from '#/features/papers/shared/quotes/rules/agreement';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import { findVatFindings } from '#/features/papers/vat/rules/vat-findings';
import { sharesOf, withCovered } from '#/features/work/shared/rules/shares';

export type QuoteFound = Found<QuoteFindingRule>;

/** Whether 6% or 21% can be right, before one signs. */
export function vatRate(
  quote: GuardedQuote,
  home: Parameters<typeof findVatFindings>[1],
  today: Day,
): (QuoteFound & { readonly mail: ReadyMail })[] {
  const paper = {
    ...{ ...quote, kind: 'quote' as const, number: quote.quoteNumber, date: quote.quoteDate },
    ...{ firstDate: null, contractDate: quote.quoteDate, receivedDate: null, contractor: quote.contact },
  };
  return findVatFindings(paper, home, today).map(({ severity, sentence, lines, amount, mail }) => ({
    ...{ rule: 'vat-rate' as const, severity, sentence, lines, amount, mail },
  }));
}

/** What the rules look at of a quote. */
export type GuardedQuote = {
  readonly id: number;
  readonly status: QuoteStatus;
  readonly validUntil: Day | null;
  readonly acceptedOn: Day | null;
  readonly amount: string;
  readonly lines: readonly PaperLine[];
  readonly coversItemIds: readonly number[];
  readonly agreement: Agreement | null;
  readonly quoteNumber: string | null;
  readonly quoteDate: Day | null;
  readonly description: string | null;
  readonly vatLines: readonly VatLine[];
  readonly contact: {
    readonly name: string;
    readonly email: string | null;
    readonly isSupplier: boolean;
    readonly enterpriseNumber: string | null;
  };
};

/** An offer that nobody answered in time, also where it was accepted afterwards. */
export function expired({ status, validUntil, acceptedOn }: GuardedQuote, today: Day): QuoteFound[] {
  const on = status === 'accepted' ? acceptedOn : today;
  const hasLapsed = validUntil !== null && on !== null && validUntil < on;
  if (!hasLapsed && status !== 'expired') return [];
  const since = hasLapsed ? `was geldig tot en met ${formatDayLong(validUntil)}` : 'staat als verlopen';
  const sentence = `Deze offerte ${since}. Vraag of prijs en termijn nog gelden voor u tekent.`;
  return [{ rule: 'expired', severity: 'danger', sentence, lines: [], amount: null }];
}

export function companyNumber({ contact }: GuardedQuote): QuoteFound[] {
  if (contact.enterpriseNumber) return [];
  const sentence = `Van ${contact.name} is geen ondernemingsnummer bekend. Vraag het: ermee vindt u de firma terug in de KBO.`;
  return [{ rule: 'company-number', severity: 'warning', sentence, lines: [], amount: null }];
}

const usualAdvance = 30;

/** What is to be paid before anything is done, as it was agreed on. */
function agreedBefore({ agreement, amount }: GuardedQuote): Total {
  const plan = paymentPlan(agreement ?? noAgreement, totalFromDecimal(amount));
  return totalOf(plan.filter(({ on }) => on === 'order').map(({ payable }) => payable));
}

export function advance(quote: GuardedQuote): QuoteFound[] {
  const sum = totalFromDecimal(quote.amount);
  const before = agreedBefore(quote);
  if (sum <= 0n || before * 100n <= sum * BigInt(usualAdvance)) return [];
  const sentence = `U betaalt ${formatEuro(before)} (${Math.round(sharePercent(before, sum))}%) voor er iets gedaan is. Dat is meer dan gebruikelijk (25–30%): wat u vooraf betaalt, bent u bij een faillissement meestal kwijt.`;
  return [{ rule: 'advance', severity: 'warning', sentence, lines: [], amount: before }];
}

/** One source says that a seller who asks an advance for goods gives an order form: so it is asked, not demanded. */
export function orderForm(quote: GuardedQuote): QuoteFound[] {
  const amount = agreedBefore(quote);
  if (!quote.contact.isSupplier || amount <= 0n) return [];
  const sentence = `U betaalt ${formatEuro(amount)} vooraf voor goederen. Hebt u een bestelbon gekregen? Een verkoper die een voorschot vraagt, moet die mogelijk geven.`;
  return [{ rule: 'order-form', severity: 'info', sentence, lines: [], amount }];
}

/** By so much a quote may be dearer than what was estimated for the same items. */
const farAbove = 125n;

export function aboveEstimate(quote: GuardedQuote, items: readonly MoneyItem[]): QuoteFound[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const paper = { amount: totalFromDecimal(quote.amount), lines: quote.lines };
  const { byItem } = withCovered(sharesOf(paper, byId), quote.coversItemIds, byId);
  const priced = [...byItem].filter(([id]) => (byId.get(id)?.estimate ?? null) !== null);
  const asked = totalOf(priced.map(([, share]) => share));
  const estimated = totalOf(priced.flatMap(([id]) => byId.get(id)?.estimate ?? []));
  if (estimated <= 0n || asked * 100n <= estimated * farAbove) return [];
  const amount = subtractTotal(asked, estimated);
  const percent = Math.round(sharePercent(amount, estimated));
  const sentence = `Voor de posten van uw meetstaat vraagt deze offerte ${formatEuro(asked)}, ${percent}% meer dan de raming van ${formatEuro(estimated)} (met btw).`;
  return [{ rule: 'above-estimate', severity: 'warning', sentence, lines: [], amount }];
}

const mostNamed = 3;

/**
 * Work that other quotes for the same have and this one doesn’t. Words differ from firm to firm: only what stands in the
 * meetstaat, or what at least two others have, is missed.
 */
export function linesMissing(
  quote: GuardedQuote,
  others: readonly { readonly id: number; readonly lines: readonly PaperLine[] }[],
): QuoteFound[] {
  const { rows, likeForLike } = sideBySide([quote, ...rivalsOf(quote, others)]);
  if (!likeForLike.has(quote.id)) return [];
  const missing = rows.filter(({ cells, isExpected }) => {
    const isInMeetstaat = [...cells.values()].some(({ line }) => line.itemId !== null);
    return isExpected && !cells.has(quote.id) && (isInMeetstaat || cells.size > 1);
  });
  if (missing.length === 0) return [];
  const cheapest = missing.map(({ cells }) => least([...cells.values()].flatMap(({ net }) => net ?? [])));
  const amount = totalOf(cheapest);
  const named = missing.slice(0, mostNamed).map(({ description }) => `‘${description}’`);
  const more = missing.length > mostNamed ? ` en nog ${missing.length - mostNamed}` : '';
  const price = amount > 0n ? ` Elders kost dat samen minstens ${formatEuro(amount)} zonder btw.` : '';
  const sentence = `Andere offertes voor dit werk hebben ${named.join(', ')}${more}, deze niet.${price}`;
  return [
    {
      rule: 'lines-missing',
      severity: 'warning',
      sentence,
      lines: [],
      amount: amount > 0n ? amount : null,
    },
  ];
}

/** Of one kind is not yet for the same: a kitchen and an architect are both other works. What they share tells. */
function rivalsOf<Other extends Pick<GuardedQuote, 'id' | 'lines'>>(
  quote: GuardedQuote,
  others: readonly Other[],
): Other[] {
  return others.filter((other) =>
    sideBySide([quote, other]).rows.some(({ cells }) => cells.has(quote.id) && cells.has(other.id)),
  );
}

function least(amounts: readonly Total[]): Total {
  return amounts.reduce((low, each) => (each < low ? each : low), amounts[0] ?? (0n as Total));
}
