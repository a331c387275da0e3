import { type Money, subtractTotal, type Total, totalOf } from '#/core/money';
import type { InvoiceLine, QuoteLine } from '#/features/money/budget/rules/figures';
import { contractSum, invoicedOf, paidInAll } from '#/features/papers/shared/rules/contract-sum';

/** From the budget to what is not committed yet, as the calls of the budget have it. What it will cost is the ledger's. */
export type MoneyLine = { budget: Total; committed: Total; invoiced: Total; paid: Total; free: Total };

export type Papers = { quotes: readonly QuoteLine[]; invoices: readonly InvoiceLine[] };

export function moneyLine(budget: Money, papers: Papers): MoneyLine {
  const committed = committedOf(papers.quotes);
  return {
    budget: totalOf([budget]),
    committed,
    invoiced: invoicedOf(papers.invoices),
    paid: paidInAll(papers.invoices),
    free: subtractTotal(subtractTotal(budget, committed), outsideQuotes(papers.invoices)),
  };
}

/** Accepted quotes with their approved extra work. */
function committedOf(quotes: readonly QuoteLine[]): Total {
  return totalOf(
    quotes.filter(({ isAccepted }) => isAccepted).map(({ amount, extras }) => contractSum(amount, extras)),
  );
}

/** What is asked by who has no accepted quote isn't free either, and stands in no commitment. */
export function outsideQuotes(invoices: readonly InvoiceLine[]): Total {
  return invoicedOf(invoices.filter(({ ofAcceptedQuote }) => !ofAcceptedQuote));
}
