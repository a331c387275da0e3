import { centsFromDecimal, decimalFromCents, type Total, totalFromDecimal } from '#/core/money';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { paymentProgress } from '#/features/papers/shared/quotes/rules/quote';
import type { BilledQuoteRow } from '#/features/papers/shared/quotes/server/quote-rows-store';
import { contractOf, contractSum } from '#/features/papers/shared/rules/contract-sum';

const zero = '0.00';

type QuoteSums = Pick<Quote, 'payment' | 'contractSum' | 'contract'>;

/** What a quote comes to with its extra work, and how far it is billed and paid. */
export function sumsOfQuote(row: BilledQuoteRow): QuoteSums {
  const { amount, status } = row.quote;
  const sum = contractSum(totalFromDecimal(amount), totalFromDecimal(row.approved));
  return {
    payment: paymentOf(amount, row.paid),
    contractSum: decimalFromCents(sum),
    contract: status === 'accepted' ? writeContract(sum, row) : null,
  };
}

function writeContract(sum: Total, row: LinkedSums): Quote['contract'] {
  const { billed, billedAbove, toBill, paid, open } = contractOf({
    sum,
    billed: totalFromDecimal(row.invoiced ?? zero),
    paid: totalFromDecimal(row.paid ?? zero),
    open: totalFromDecimal(row.open ?? zero),
  });
  return {
    sum: decimalFromCents(sum),
    billed: decimalFromCents(billed),
    billedAbove: decimalFromCents(billedAbove),
    toBill: decimalFromCents(toBill),
    paid: decimalFromCents(paid),
    open: decimalFromCents(open),
  };
}

type LinkedSums = { invoiced: string | null; paid: string | null; open: string | null };

/** By the payments on its invoices; null where there are none. */
function paymentOf(amount: string, sum: string | null): Quote['payment'] {
  const { paid, remaining, ...rest } = paymentProgress(
    centsFromDecimal(amount),
    sum === null ? [] : [totalFromDecimal(sum)],
  );
  return { ...rest, paid: decimalFromCents(paid), remaining: decimalFromCents(remaining) };
}
