import { Copy } from 'lucide-react';
import { useState } from 'react';
import { contactName } from '#/core/contact-name';
import { dayAt, formatDay } from '#/core/day';
import { formatIban, isIban, plainIban } from '#/core/iban';
import { centsFromDecimal, decimalFromCents, formatAmount, formatEuro } from '#/core/money';
import { IbanChangeAlert } from '#/features/papers/invoices/web/iban-change-alert';
import { PayGuard, seenOf, usePayGuard } from '#/features/papers/invoices/web/pay-guard';
import { useAddPayment } from '#/features/papers/invoices/web/queries';
import { useMarkPaid } from '#/features/papers/invoices/web/use-mark-paid';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { paymentCode } from '#/features/papers/shared/rules/payment-code';
import { formatStructured, readCommunication } from '#/features/papers/shared/rules/structured-communication';
import { PaymentCodePicture } from '#/features/papers/shared/web/payment-code-picture';
import { Alert } from '#/ui/alert';
import { Button, IconButton } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { Skeleton } from '#/ui/skeleton';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type PayDialogProps = {
  invoice: Invoice;
  iban: string;
  /** Whether one may say that a changed account is right. */
  mayConfirm: boolean;
  onClose: () => void;
};

export function PayDialog({ invoice, iban, mayConfirm, onClose }: PayDialogProps) {
  const { markPaid, isPending } = useMarkPaid();
  const { mutate: addPayment, isPending: isAdding } = useAddPayment();
  const [typed, setTyped] = useState(invoice.paymentReference ?? invoice.invoiceNumber ?? '');
  const communication = readCommunication(typed);
  const name = contactName(invoice.contact);
  const open = centsFromDecimal(invoice.open);
  const guard = usePayGuard(invoice.id, open);
  const { amount } = guard;
  const seen = seenOf(guard.findings);
  const isLooking = guard.findings === undefined && !guard.isUnknown;
  const code = paymentCode({ name, iban, amount, communication });
  const isMistyped = communication.kind === 'mistyped';
  return (
    <Dialog
      onClose={onClose}
      title={`${invoiceName(invoice)} betalen`}
      description={
        invoice.ibanChange
          ? 'Kijk eerst na of het nieuwe rekeningnummer klopt.'
          : 'Scan de code met de app van uw bank, en kijk naam, rekening en bedrag na voor u bevestigt.'
      }
      footer={
        <>
          <Button onClick={onClose}>Sluiten</Button>
          <Button
            variant="primary"
            busy={isPending || isAdding}
            disabled={isMistyped || isLooking || amount === 0}
            onClick={() =>
              guard.isWhole
                ? markPaid(invoice, { paymentReference: typed, seen }, onClose)
                : addPayment(
                    {
                      params: { id: invoice.id },
                      body: {
                        amount: decimalFromCents(amount),
                        date: today(),
                        paymentReference: typed,
                        seen,
                      },
                    },
                    { onSuccess: onClose },
                  )
            }
          >
            {guard.isWhole ? 'Markeer als betaald' : `Noteer ${formatEuro(amount)} betaald`}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <IbanChangeAlert invoice={invoice} mayConfirm={mayConfirm} />
        <PayGuard invoice={invoice} guard={guard} open={open} />
        <div className="grid items-start gap-5 sm:grid-cols-[18rem_1fr]">
          <div className="max-sm:justify-self-center max-sm:w-full max-sm:max-w-72">
            {invoice.ibanChange ? (
              <p className="rounded-control border border-line border-dashed p-4 text-ink-soft text-sm">
                De QR-code verschijnt zodra het nieuwe rekeningnummer bevestigd is.
              </p>
            ) : isLooking ? (
              <Skeleton className="aspect-square w-full max-w-72" />
            ) : amount === 0 ? (
              <p className="rounded-control border border-line border-dashed p-4 text-ink-soft text-sm">
                De QR-code verschijnt zodra er iets te betalen is dat niemand betwist.
              </p>
            ) : code ? (
              <PaymentCodePicture
                code={code}
                label={`QR-code om ${formatEuro(amount)} over te schrijven naar ${name}`}
              />
            ) : (
              <Alert tone="warning" title="Nog geen code">
                {noCodeReason(iban, isMistyped)}
              </Alert>
            )}
          </div>
          <dl className="flex flex-col gap-3">
            <Fact label="Begunstigde" copy={name}>
              {name}
            </Fact>
            <Fact label="Rekening" copy={invoice.ibanChange ? undefined : plainIban(iban)}>
              {formatIban(iban)}
            </Fact>
            <Fact label="Bedrag" copy={formatAmount(amount)}>
              {formatEuro(amount)}
            </Fact>
            {invoice.dueDate && <Fact label="Vervaldatum">{formatDay(invoice.dueDate)}</Fact>}
          </dl>
        </div>
        <p className="text-ink-soft text-sm md:hidden">
          Kijkt u op de telefoon met uw bankapp? Kopieer dan de gegevens, of maak een schermafbeelding van de
          code en open die in de app.
        </p>
        <TextField
          label="Mededeling"
          autoComplete="off"
          maxLength={140}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isMistyped ? 'Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.' : undefined}
          hint={
            communication.kind === 'structured'
              ? `Gestructureerde mededeling herkend: ${formatStructured(communication.digits)}`
              : 'Neem ze over van de factuur. Een gestructureerde mededeling wordt vanzelf herkend.'
          }
        />
      </div>
    </Dialog>
  );
}

function today() {
  return dayAt(new Date());
}

function noCodeReason(iban: string, isMistyped: boolean): string {
  if (isMistyped) return 'Verbeter eerst de mededeling.';
  return isIban(iban)
    ? 'Voor dit bedrag kan geen overschrijving gemaakt worden.'
    : 'Het rekeningnummer van dit contact klopt niet. Verbeter het bij Contacten.';
}

// A browser gives its clipboard only to pages that came over a safe connection.
const canCopy = 'clipboard' in navigator;

type FactProps = {
  label: string;
  children: string;
  /** What goes to the clipboard; left out where nobody needs it in a bank app. */
  copy?: string | undefined;
};

function Fact({ label, children, copy }: FactProps) {
  const take = async (text: string) => {
    await navigator.clipboard.writeText(text);
    showToast({ title: `${label} gekopieerd` });
  };
  return (
    <div>
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="flex min-h-11 items-center justify-between gap-2 font-semibold tabular-nums md:min-h-10">
        <span className="min-w-0 break-words">{children}</span>
        {copy !== undefined && canCopy && (
          <IconButton
            label={`${label} kopiëren`}
            icon={<Copy aria-hidden="true" />}
            onClick={() => take(copy)}
          />
        )}
      </dd>
    </div>
  );
}
