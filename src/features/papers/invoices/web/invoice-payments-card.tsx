import { Suspense, useState } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { PaymentsDialog } from '#/features/papers/invoices/web/lazy-dialogs';
import { PaymentList } from '#/features/papers/invoices/web/payment-list';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

/** What was paid of it and what came back; changing that is for its dialog. */
export function InvoicePaymentsCard({ invoice, mayChange }: { invoice: Invoice; mayChange: boolean }) {
  const [opened, setOpened] = useState(false);
  const tooMuch = totalFromDecimal(invoice.overpaid);
  return (
    <Card as="section" aria-labelledby="invoice-payments">
      <CardHeader
        id="invoice-payments"
        title="Betalingen"
        actions={
          mayChange && (
            <Button size="small" onClick={() => setOpened(true)}>
              {invoice.payments.length > 0 ? 'Betalingen wijzigen' : 'Betaling noteren'}
            </Button>
          )
        }
      />
      {tooMuch > 0n && (
        <Alert tone="warning" className="mb-2">
          {invoice.kind === 'credit-note'
            ? `Er moet nog ${formatEuro(tooMuch)} terugkomen.`
            : `Er is ${formatEuro(tooMuch)} meer betaald dan gevraagd.`}
        </Alert>
      )}
      <PaymentList payments={invoice.payments} />
      <Suspense>
        {opened && (
          <PaymentsDialog invoice={invoice} mayChange={mayChange} onClose={() => setOpened(false)} />
        )}
      </Suspense>
    </Card>
  );
}
