import { FilePlus2 } from 'lucide-react';
import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { contactName } from '#/core/contact-name';
import { dayAt, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import { useInvoicesOfProject } from '#/features/papers/quotes/web/queries';
import { PaymentBadge } from '#/features/papers/quotes/web/quote-badges';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { invoiceState, invoiceStateLabel, isSettled } from '#/features/papers/shared/invoices/rules/payments';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import { paymentLabel, paymentOfContract } from '#/features/papers/shared/quotes/rules/quote';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Progress } from '#/ui/progress';
import { SkeletonList } from '#/ui/skeleton';

type PaymentDialogProps = {
  quote: Quote;
  /** Left out where one can't be made. */
  onMakeInvoice?: (() => void) | undefined;
  onClose: () => void;
};

export function PaymentDialog({ quote, onMakeInvoice, onClose }: PaymentDialogProps) {
  const invoices = useInvoicesOfProject(quote.projectId);
  return (
    <Dialog
      onClose={onClose}
      title={`Betalingen van ${quoteName(quote)}`}
      description={contactName(quote.contact)}
      footer={
        <>
          <Button onClick={onClose}>Sluiten</Button>
          {onMakeInvoice && (
            <Button variant="primary" icon={<FilePlus2 aria-hidden="true" />} onClick={onMakeInvoice}>
              Factuur maken
            </Button>
          )}
        </>
      }
    >
      <QueryStates
        query={invoices}
        failed="De facturen konden niet geladen worden"
        loading={<SkeletonList rows={3} />}
      >
        {(data) => <Payments quote={quote} linked={data.filter(({ quoteId }) => quoteId === quote.id)} />}
      </QueryStates>
    </Dialog>
  );
}

function Payments({ quote, linked }: { quote: Quote; linked: readonly Invoice[] }) {
  const paid = linked.filter(isSettled);
  const open = linked.filter((invoice) => !isSettled(invoice));
  const amount = totalFromDecimal(quote.contractSum);
  const progress = paymentOfContract(quote);
  const label = paymentLabel(progress);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <div className="flex flex-wrap items-baseline justify-between gap-2">
          <span className="tabular-nums">
            <strong>{formatEuro(progress.paid)}</strong> van {formatEuro(amount)} betaald
          </span>
          <PaymentBadge quote={quote} />
        </div>
        <Progress
          label="Betaald deel van de offerte"
          value={progress.percent}
          tone={progress.state === 'paid' ? 'moss' : 'ochre'}
          valueText={label}
        />
        <p className="text-ink-soft">
          Nog te betalen: <strong className="text-ink tabular-nums">{formatEuro(progress.remaining)}</strong>
        </p>
      </div>
      <InvoiceList title="Betaalde facturen" invoices={paid} empty="Nog geen betaalde facturen gekoppeld." />
      {open.length > 0 && <InvoiceList title="Nog open" invoices={open} />}
    </div>
  );
}

function InvoiceList({
  title,
  invoices,
  empty,
}: {
  title: string;
  invoices: readonly Invoice[];
  empty?: string;
}) {
  return (
    <section>
      <h3 className="mb-2 text-base">{title}</h3>
      {invoices.length === 0 && <p className="text-ink-soft">{empty}</p>}
      <ul className="divide-y divide-line">
        {invoices.map((invoice) => (
          <li key={invoice.id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0">
              <Link
                className="wrap-anywhere block font-medium hover:text-brick hover:underline"
                href={`${addresses.invoices}/${invoice.id}`}
              >
                {invoice.invoiceNumber ?? invoice.description ?? invoiceName(invoice)}
              </Link>
              <span className="block text-ink-soft text-sm">{dayText(invoice)}</span>
            </span>
            <span className="shrink-0 tabular-nums">{formatEuro(centsFromDecimal(invoice.amount))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function dayText(invoice: Invoice): string {
  const { kind, paidDate, dueDate } = invoice;
  const state = invoiceState(invoice, dayAt(new Date()));
  const word = invoiceStateLabel(kind, state);
  if (state === 'netted') return word;
  if (state === 'paid') return paidDate ? `${word} op ${formatDay(paidDate)}` : `${word}, datum onbekend`;
  if (kind === 'credit-note') return word;
  const due = dueDate ? `Te betalen tegen ${formatDay(dueDate)}` : 'Nog te betalen';
  return state === 'pending' ? due : `${word}. ${due}`;
}
