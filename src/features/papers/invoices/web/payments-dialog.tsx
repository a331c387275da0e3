import { type FormEvent, useState } from 'react';
import { contactName } from '#/core/contact-name';
import { type Day, dayAt } from '#/core/day';
import { type Cents, cents, decimalFromCents, formatEuro, totalFromDecimal } from '#/core/money';
import type { Invoice } from '#/features/papers/invoices/contract';
import { invoiceName } from '#/features/papers/invoices/rules/name';
import {
  invoiceStateLabel,
  overpaidBy,
  paidOf,
  restOf,
  settledWord,
} from '#/features/papers/invoices/rules/payments';
import { PaymentList } from '#/features/papers/invoices/web/payment-list';
import { useAddPayment, useRemovePayment } from '#/features/papers/invoices/web/queries';
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
  const rest = restOf(invoice);
  const tooMuch = overpaidBy(invoice);
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
          <Figure label="Nog open" value={formatEuro(tooMuch > 0n ? cents(0) : rest)} />
        </dl>
        {tooMuch > 0n && (
          <Alert tone="warning" title={`Meer ${settledWord(invoice.kind)} dan gevraagd`}>
            {invoice.kind === 'credit-note'
              ? `Er is ${formatEuro(tooMuch)} te veel teruggekomen. Vraag de firma waarvoor dat is.`
              : `Er is ${formatEuro(tooMuch)} te veel betaald. Vraag het terug, of noteer de terugbetaling hieronder.`}
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

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="font-semibold tabular-nums">{value}</dd>
    </div>
  );
}

type Direction = 'paid' | 'back';

/** Proposes the rest, paid today. */
function NewPayment({ invoice }: { invoice: Invoice }) {
  const rest = restOf(invoice);
  const isCredit = invoice.kind === 'credit-note';
  const [direction, setDirection] = useState<Direction>(isCredit || rest < 0n ? 'back' : 'paid');
  const [amount, setAmount] = useState<Cents | null>(rest === 0n ? null : cents(Math.abs(Number(rest))));
  const [date, setDate] = useState<Day | null>(dayAt(new Date()));
  const [note, setNote] = useState('');
  const { mutate, isPending } = useAddPayment();
  const add = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (amount === null || amount === 0) return;
    const sent = decimalFromCents(cents(direction === 'back' ? -amount : amount));
    mutate({ params: { id: invoice.id }, body: { amount: sent, date, note } });
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
      <div className="grid gap-3 sm:grid-cols-2">
        <AmountField label="Bedrag" required value={amount} onChange={setAmount} />
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
      <Button type="submit" variant="primary" className="self-end" busy={isPending} disabled={!amount}>
        Betaling noteren
      </Button>
    </form>
  );
}
