import { Suspense, useState } from 'react';
import { Link } from 'wouter';
import { dayAt, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { type Invoice, listFindings } from '#/features/invoices/contract';
import { invoicesPage } from '#/features/invoices/page';
import { linkedQuoteLabel } from '#/features/invoices/rules/invoice';
import { invoiceState, invoiceStateLabel, restOf } from '#/features/invoices/rules/payments';
import { invoiceName } from '#/features/invoices/web/invoice-name';
import { PayDialog } from '#/features/invoices/web/lazy-dialogs';
import { useInvoices, useUpdatePayment } from '#/features/invoices/web/queries';
import { useMarkPaid } from '#/features/invoices/web/use-mark-paid';
import { RecordHistory } from '#/features/logbook/web/shared/record-history';
import { BackToList, NoPaper, PaperPage } from '#/features/papers/web/shared/paper-page';
import { quotesPage } from '#/features/quotes/page';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { PageHeader } from '#/ui/page-header';

type Props = { projectId: number; role: Role; id: number };

const back = <BackToList href={invoicesPage.path} label="Alle facturen" />;

/** One invoice with everything that belongs to it, and the next thing to do. */
export function InvoicePage({ projectId, role, id }: Props) {
  const invoices = useInvoices(projectId);
  return (
    <QueryStates query={invoices} failed="De factuur kon niet geladen worden">
      {(all) => {
        const invoice = all.find((each) => each.id === id);
        return invoice ? (
          <Shown invoice={invoice} role={role} />
        ) : (
          <NoPaper title="Deze factuur bestaat niet meer" back={back} />
        );
      }}
    </QueryStates>
  );
}

function Shown({ invoice, role }: { invoice: Invoice; role: Role }) {
  const state = invoiceState(invoice, dayAt(new Date()));
  return (
    <>
      <PageHeader
        above={back}
        title={invoiceName(invoice)}
        text={invoice.description ?? undefined}
        actions={<Actions invoice={invoice} role={role} />}
      />
      <PaperPage
        paper={invoice}
        facts={[
          ['Bedrag', formatEuro(centsFromDecimal(invoice.amount))],
          ['Nog te betalen', formatEuro(restOf(invoice))],
          ['Status', invoiceStateLabel(invoice.kind, state)],
          ['Factuurdatum', invoice.invoiceDate ? formatDay(invoice.invoiceDate) : 'Niet vermeld'],
          ['Vervalt', invoice.dueDate ? formatDay(invoice.dueDate) : 'Niet vermeld'],
          ['Ontvangen', invoice.receivedDate ? formatDay(invoice.receivedDate) : 'Niet vermeld'],
          [
            'Offerte',
            invoice.quote ? (
              <Link
                key="quote"
                className="text-brick underline"
                href={`${quotesPage.path}/${invoice.quote.id}`}
              >
                {linkedQuoteLabel(invoice.quote)}
              </Link>
            ) : (
              'Directe uitgave'
            ),
          ],
          ['Mededeling', invoice.paymentReference ?? 'Geen'],
        ]}
      >
        <FindingsCard invoice={invoice} />
        <PaymentsCard invoice={invoice} />
        <Card>
          <RecordHistory kind="invoices" record={invoice.id} />
        </Card>
      </PaperPage>
    </>
  );
}

function Actions({ invoice, role }: { invoice: Invoice; role: Role }) {
  const [paying, setPaying] = useState(false);
  const { markPaid, isPending } = useMarkPaid();
  const takeBack = useUpdatePayment();
  if (!mayChangePaper(role, invoice.isOwn)) return null;
  const isOpen = invoice.status !== 'paid';
  const { iban } = invoice.contact;
  return (
    <>
      {isOpen && iban && (
        <Button variant="primary" onClick={() => setPaying(true)}>
          Betalen
        </Button>
      )}
      {isOpen ? (
        <Button variant={iban ? 'secondary' : 'primary'} busy={isPending} onClick={() => markPaid(invoice)}>
          Markeren als betaald
        </Button>
      ) : (
        <Button
          busy={takeBack.isPending}
          onClick={() =>
            takeBack.mutate({
              params: { id: invoice.id },
              body: { status: 'pending', paidDate: null },
              version: invoice.version,
            })
          }
        >
          Toch niet betaald
        </Button>
      )}
      <Link href={`${invoicesPage.path}?id=${invoice.id}`} className={buttonClasses({})}>
        Bewerken
      </Link>
      <Suspense>
        {paying && iban && (
          <PayDialog
            invoice={invoice}
            iban={iban}
            mayConfirm={may(role, 'manage')}
            onClose={() => setPaying(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function FindingsCard({ invoice }: { invoice: Invoice }) {
  const { data = [] } = useRead(listFindings, { params: { id: invoice.id } });
  const open = data.filter(({ setAside }) => setAside === null);
  if (open.length === 0) return null;
  return (
    <Alert tone="warning" title="Klopt deze factuur?">
      <ul className="flex list-disc flex-col gap-1 pl-4">
        {open.map(({ rule, sentence }) => (
          <li key={`${rule} ${sentence}`}>{sentence}</li>
        ))}
      </ul>
    </Alert>
  );
}

function PaymentsCard({ invoice }: { invoice: Invoice }) {
  return (
    <Card as="section" aria-labelledby="invoice-payments">
      <CardHeader id="invoice-payments" title="Betalingen" />
      <ul className="flex flex-col gap-1">
        {invoice.payments.map((payment) => (
          <li key={payment.id} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {payment.date ? formatDay(payment.date) : 'Dag niet genoteerd'}
              {payment.note && <span className="text-ink-soft"> ({payment.note})</span>}
            </span>
            <span className="tabular-nums">{formatEuro(centsFromDecimal(payment.amount))}</span>
          </li>
        ))}
      </ul>
      {invoice.payments.length === 0 && <p className="text-ink-soft">Nog niets betaald.</p>}
    </Card>
  );
}
