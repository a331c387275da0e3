import { Suspense } from 'react';
import { Link, useLocation } from 'wouter';
import { addresses } from '#/core/addresses';
import { dayAt, formatDay } from '#/core/day';
import { formatIban } from '#/core/iban';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { invoicesPage } from '#/features/papers/invoices/page';
import { FindingsPanel } from '#/features/papers/invoices/web/findings-panel';
import { IbanChangeAlert } from '#/features/papers/invoices/web/iban-change-alert';
import { InvoiceActions } from '#/features/papers/invoices/web/invoice-actions';
import { InvoicePaymentsCard } from '#/features/papers/invoices/web/invoice-payments-card';
import { InvoiceStateBadge } from '#/features/papers/invoices/web/invoice-state-badge';
import { useFindings, useInvoices, useRemoveInvoice } from '#/features/papers/invoices/web/queries';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { linkedQuoteLabel } from '#/features/papers/shared/invoices/rules/invoice';
import { invoiceName, invoiceNumberBeside, invoiceTitle } from '#/features/papers/shared/invoices/rules/name';
import { invoiceState } from '#/features/papers/shared/invoices/rules/payments';
import { PaperHeading, restOfDescription } from '#/features/papers/shared/web/paper-heading';
import { type Fact, NoPaper, PaperPage } from '#/features/papers/shared/web/paper-page';
import { coveredInWords } from '#/features/papers/shared/web/paper-words';
import { AskBuilding } from '#/features/papers/vat/web/shared/ask-building';
import { AskFirstUse } from '#/features/papers/vat/web/shared/ask-first-use';
import { BackToList } from '#/platform/web/back-to-list';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Card } from '#/ui/card';
import { PageHeader } from '#/ui/page-header';
import { usePageTitle } from '#/ui/use-page-title';

type InvoicePageProps = { projectId: number; role: Role; id: number };

/** One invoice with everything that belongs to it, and the next thing to do. */
export function InvoicePage({ projectId, role, id }: InvoicePageProps) {
  const invoices = useInvoices(projectId);
  const record = useOpenRecord();
  const [, navigate] = useLocation();
  // Here, and not below: what shows the invoice is gone before the answer is.
  const { mutate: remove } = useRemoveInvoice();
  const leave = () => navigate(invoicesPage.path, { replace: true });
  const edited = useHeldRecord(invoices.data, record.id, ({ isOwn }) => mayChangePaper(role, isOwn));
  return (
    <>
      <QueryStates query={invoices} failed="De factuur kon niet geladen worden">
        {(all) => {
          const invoice = all.find((each) => each.id === id);
          return invoice ? (
            <Shown
              invoice={invoice}
              others={all}
              role={role}
              onEdit={() => record.open(id)}
              onRemove={() => remove({ params: { id }, version: invoice.version }, { onSuccess: leave })}
            />
          ) : (
            <NoPaper title="Deze factuur is er niet" href={invoicesPage.path} label="Alle facturen" />
          );
        }}
      </QueryStates>
      <Suspense>
        {edited.record && (
          <InvoiceFormDialog
            projectId={projectId}
            invoice={edited.record}
            isGone={edited.isGone}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}

type ShownProps = {
  invoice: Invoice;
  others: readonly Invoice[];
  role: Role;
  onEdit: () => void;
  onRemove: () => void;
};

function Shown({ invoice, others, role, onEdit, onRemove }: ShownProps) {
  const title = invoiceTitle(invoice);
  usePageTitle(title);
  const { data: findings = [] } = useFindings(invoice.id);
  const mayChange = mayChangePaper(role, invoice.isOwn);
  const flagged = findings.filter(({ setAside }) => setAside === null).flatMap(({ lines }) => lines);
  return (
    <>
      <PageHeader
        above={<BackToList href={invoicesPage.path} label="Alle facturen" />}
        title={<PaperHeading title={title} number={invoiceNumberBeside(invoice)} />}
        text={restOfDescription(invoice, title)}
        actions={
          mayChange && <InvoiceActions {...{ invoice, onEdit, onRemove }} mayConfirm={may(role, 'manage')} />
        }
      />
      <PaperPage
        paper={invoice}
        kind="invoices"
        facts={factsOf(invoice, others)}
        flagged={new Set(flagged)}
        onEdit={mayChange ? onEdit : undefined}
        notice={invoice.ibanChange && <IbanChangeAlert invoice={invoice} mayConfirm={may(role, 'manage')} />}
      >
        <Card className="flex flex-col gap-3">
          <FindingsPanel invoice={invoice} mayChange={mayChange} level={2} />
          <AskFirstUse paper={invoice} mayChange={may(role, 'change')} />
          <AskBuilding paper={invoice} mayChange={may(role, 'change')} />
        </Card>
        <InvoicePaymentsCard invoice={invoice} mayChange={mayChange} />
      </PaperPage>
    </>
  );
}

function factsOf(invoice: Invoice, others: readonly Invoice[]): Fact[] {
  const { kind, quote, invoiceDate, receivedDate, dueDate, iban, addressee, paymentReference } = invoice;
  const credited = others.find(({ id }) => id === invoice.creditsInvoiceId);
  const credits = others.filter(({ creditsInvoiceId }) => creditsInvoiceId === invoice.id);
  return [
    ['Bedrag', formatEuro(centsFromDecimal(invoice.amount))],
    [
      'Status',
      <InvoiceStateBadge key="state" kind={kind} state={invoiceState(invoice, dayAt(new Date()))} />,
    ],
    [kind === 'credit-note' ? 'Nog te ontvangen' : 'Nog te betalen', openAmount(invoice)],
    ['Vervalt', dueDate && formatDay(dueDate)],
    ['Factuurdatum', invoiceDate && formatDay(invoiceDate)],
    ['Ontvangen op', receivedDate && formatDay(receivedDate)],
    [
      'Offerte',
      quote ? (
        <PaperLink key="quote" href={`${addresses.quotes}/${quote.id}`} name={linkedQuoteLabel(quote)} />
      ) : (
        'Directe uitgave'
      ),
    ],
    ['Gaat over', coveredInWords(invoice)],
    ['Creditnota bij', credited ? <InvoiceLink key="credited" invoice={credited} /> : null],
    [
      credits.length > 1 ? 'Creditnota’s' : 'Creditnota',
      credits.length > 0
        ? credits.map((each) => <InvoiceLink key={each.id} invoice={each} withAmount />)
        : null,
    ],
    ['Mededeling', paymentReference],
    ['Rekening op de factuur', iban && formatIban(iban)],
    ['Op naam van', addressee],
    ['Premie', invoice.subsidyEligible ? (invoice.category ?? 'Komt in aanmerking') : null],
  ];
}

/** What is left, without a sign: the label tells the direction. */
function openAmount(invoice: Invoice): string | null {
  const left = totalFromDecimal(invoice.kind === 'credit-note' ? invoice.overpaid : invoice.open);
  return left === 0n ? null : formatEuro(left);
}

function InvoiceLink({ invoice, withAmount = false }: { invoice: Invoice; withAmount?: boolean }) {
  return (
    <span className="block">
      <PaperLink href={`${invoicesPage.path}/${invoice.id}`} name={invoiceName(invoice)} />
      {withAmount && ` ${formatEuro(centsFromDecimal(invoice.amount))}`}
    </span>
  );
}

function PaperLink({ href, name }: { href: string; name: string }) {
  return (
    <Link className="text-brick underline" href={href}>
      {name}
    </Link>
  );
}
