import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { dayAt } from '#/core/day';
import { centsFromDecimal, formatEuro, subtractTotal, totalFromDecimal } from '#/core/money';
import { useInvoicesOfProject } from '#/features/papers/quotes/web/queries';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { invoiceState, invoiceStateLabel } from '#/features/papers/shared/invoices/rules/payments';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { Card, CardHeader } from '#/ui/card';

/** What was asked of it so far, and what may still come. */
export function QuoteInvoicesCard({ quote }: { quote: Quote }) {
  const { data = [] } = useInvoicesOfProject(quote.projectId);
  const today = dayAt(new Date());
  const linked = data.filter(({ quoteId }) => quoteId === quote.id);
  return (
    <Card as="section" aria-labelledby="quote-invoices">
      <CardHeader id="quote-invoices" title="Facturen" text={summaryOf(quote)} />
      <ul className="flex flex-col divide-y divide-line">
        {linked.map((invoice) => (
          <li key={invoice.id} className="flex items-baseline justify-between gap-4 py-1.5">
            <span className="min-w-0">
              <Link
                className="wrap-anywhere font-medium hover:text-brick hover:underline"
                href={`${addresses.invoices}/${invoice.id}`}
              >
                {invoiceName(invoice)}
              </Link>
              <span className="block text-ink-soft text-sm">
                {invoiceStateLabel(invoice.kind, invoiceState(invoice, today))}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {formatEuro(centsFromDecimal(invoice.amount))}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function summaryOf({ contractSum: amount, invoiced, invoiceCount, payment }: Quote): string {
  if (invoiceCount === 0) return 'Nog geen factuur gekoppeld.';
  const asked = totalFromDecimal(invoiced);
  const left = subtractTotal(totalFromDecimal(amount), asked);
  const rest =
    left > 0n
      ? `nog ${formatEuro(left)} te factureren`
      : left < 0n
        ? `${formatEuro(subtractTotal(asked, totalFromDecimal(amount)))} meer dan afgesproken`
        : 'alles is gefactureerd';
  return `${formatEuro(asked)} gefactureerd, ${formatEuro(totalFromDecimal(payment.paid))} betaald, ${rest}.`;
}
