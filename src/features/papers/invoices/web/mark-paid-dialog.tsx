import { Suspense, useState } from 'react';
import { dayAt } from '#/core/day';
import { centsFromDecimal, decimalFromCents, formatEuro } from '#/core/money';
import { AskFirmDialog } from '#/features/papers/invoices/web/lazy-ask';
import { seenOf, Undisputed, usePayGuard } from '#/features/papers/invoices/web/pay-guard';
import { useAddPayment } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { InvoiceFinding } from '#/features/papers/shared/invoices/findings-contract';
import { invoiceName } from '#/features/papers/shared/invoices/rules/name';
import { isForFirm } from '#/features/papers/shared/rules/question-letter';
import { FoundList } from '#/features/papers/shared/web/found-list';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type MarkPaidDialogProps = {
  invoice: Invoice;
  findings: readonly InvoiceFinding[];
  busy: boolean;
  onPay: (seen: string[]) => void;
  onClose: () => void;
};

/** Asked before an invoice on which something was found is said to be paid wholly: what nobody disputes is proposed. */
export function MarkPaidDialog({ invoice, findings, busy, onPay, onClose }: MarkPaidDialogProps) {
  const [asking, setAsking] = useState(false);
  const { mutate: addPayment, isPending } = useAddPayment();
  const open = centsFromDecimal(invoice.open);
  const { amount, isWhole } = usePayGuard(invoice.id, open);
  const isPart = !isWhole && amount > 0;
  const payPart = () => {
    const body = { amount: decimalFromCents(amount), date: dayAt(new Date()), seen: seenOf(findings) };
    addPayment({ params: { id: invoice.id }, body }, { onSuccess: onClose });
  };
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={`${invoiceName(invoice)} helemaal betaald?`}
      description="Er staat nog iets in vraag. Betaalde u maar een deel, noteer dan die betaling."
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            variant={isPart ? 'secondary' : 'primary'}
            busy={busy}
            disabled={isPending}
            onClick={() => onPay(seenOf(findings))}
          >
            Toch op betaald zetten
          </Button>
          {isPart && (
            <Button variant="primary" busy={isPending} disabled={busy} onClick={payPart}>
              Noteer {formatEuro(amount)} betaald
            </Button>
          )}
        </>
      }
    >
      <FoundList findings={findings}>
        {!isWhole && <Undisputed amount={amount} open={open} />}
        <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
          {findings.some(isForFirm) && (
            <Button size="small" onClick={() => setAsking(true)}>
              Vraag het de aannemer
            </Button>
          )}
        </div>
      </FoundList>
      <Suspense>
        {asking && <AskFirmDialog invoice={invoice} findings={findings} onClose={onClose} />}
      </Suspense>
    </Dialog>
  );
}
