import { type FormEvent, useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, dayAt } from '#/core/day';
import {
  type Cents,
  cents,
  centsFromDecimal,
  decimalFromCents,
  formatEuro,
  type Total,
  totalFromDecimal,
} from '#/core/money';
import { PayGuard, seenOf, usePayGuard } from '#/features/papers/invoices/web/pay-guard';
import { PaymentList } from '#/features/papers/invoices/web/payment-list';
import { useAddPayment, useRemovePayment } from '#/features/papers/invoices/web/queries';
import type { Invoice, InvoiceKind } from '#/features/papers/shared/invoices/contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { invoiceStateLabel, paidOf, restOf } from '#/features/papers/shared/invoices/rules/payments';
import { Alert } from '#/ui/alert';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { Dialog } from '#/ui/dialog';
import { RadioGroup } from '#/ui/radio-group';
import { TextField } from '#/ui/text-field';

type PaymentsDialogProps = { invoice: Invoice; mayChange: boolean; onClose: () => void };

/** What was paid of an invoice, one by one, and what came back. */
export function PaymentsDialog({ invoice, mayChange, onClose }: PaymentsDialogProps) {
  const tooMuch = totalFromDecimal(invoice.overpaid);
  const { mutate: remove } = useRemovePayment();
  return (
    <Dialog
      onClose={onClose}
      title={`Betalingen van ${invoiceName(invoice)}`}
      description={contactName(invoice.contact)}
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <div className="flex flex-col gap-5">
        <dl className="grid grid-cols-3 gap-3">
          <Figure label="Bedrag" value={formatEuro(totalFromDecimal(invoice.amount))} />
          <Figure label={invoiceStateLabel(invoice.kind, 'paid')} value={formatEuro(paidOf(invoice))} />
          <Figure label="Nog open" value={formatEuro(totalFromDecimal(invoice.open))} />
        </dl>
        {tooMuch > 0n && (
          <Alert tone="warning" title={overpaidTitle(invoice.kind)}>
            {overpaidText(invoice.kind, tooMuch)}
          </Alert>
        )}
        <PaymentList
          payments={invoice.payments}
          onRemove={mayChange ? ({ id, version }) => remove({ params: { id }, version }) : undefined}
        />
        {mayChange && <NewPayment key={invoice.payments.length} invoice={invoice} />}
      </div>
    </Dialog>
  );
}

function overpaidTitle(kind: InvoiceKind): string {
  return kind === 'credit-note' ? 'Nog terug te krijgen' : 'Meer betaald dan gevraagd';
}

function overpaidText(kind: InvoiceKind, amount: Total): string {
  return kind === 'credit-note'
    ? `Er moet nog ${formatEuro(amount)} terugkomen. Noteer het hieronder zodra het er is.`
    : `Er is ${formatEuro(amount)} te veel betaald. Vraag het terug, of noteer de terugbetaling hieronder.`;
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

type Direction = 'paid' | 'back';

/** Proposes the rest, or what of it nobody disputes, paid today. */
function NewPayment({ invoice }: { invoice: Invoice }) {
  const rest = restOf(invoice);
  const isCredit = invoice.kind === 'credit-note';
  const [direction, setDirection] = useState<Direction>(isCredit || rest < 0n ? 'back' : 'paid');
  const [typed, setTyped] = useState<Cents | null>();
  const [date, setDate] = useState<Day | null>(dayAt(new Date()));
  const [note, setNote] = useState('');
  const { mutate, isPending } = useAddPayment();
  const open = centsFromDecimal(invoice.open);
  const guard = usePayGuard(invoice.id, open);
  const isGuarded = direction === 'paid' && !isCredit && rest > 0n;
  const isLooking = isGuarded && guard.findings === undefined && !guard.isUnknown;
  const left = isGuarded ? guard.amount : cents(Math.abs(Number(rest)));
  const amount = typed === undefined ? left || null : typed;
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (amount === null || amount === 0 || isLooking) return;
    const sent = decimalFromCents(cents(direction === 'back' ? -amount : amount));
    const seen = seenOf(guard.findings);
    mutate({ params: { id: invoice.id }, body: { amount: sent, date, note, seen } });
  };
  return (
    <form onSubmit={add} className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <h3 className="text-base">Betaling noteren</h3>
      <RadioGroup
        label="Richting"
        hideLabel
        value={direction}
        onChange={setDirection}
        options={[
          { value: 'paid', label: 'Betaald' },
          { value: 'back', label: 'Teruggekregen' },
        ]}
      />
      {isGuarded && <PayGuard invoice={invoice} guard={guard} open={open} />}
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField label="Bedrag" required value={amount} onChange={setTyped} />
        <DateField label="Dag" today={dayAt(new Date())} value={date} onChange={setDate} />
        <TextField
          className="sm:col-span-2"
          label="Nota"
          autoComplete="off"
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        className="self-end"
        busy={isPending}
        disabled={!amount || isLooking}
      >
        Betaling noteren
      </Button>
    </form>
  );
}
