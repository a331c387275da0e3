import { describeIbanChange, ibanChangeTitle } from '#/features/papers/invoices/rules/iban-change';
import { useConfirmIban } from '#/features/papers/invoices/web/queries';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

type IbanChangeAlertProps = { invoice: Invoice; mayConfirm: boolean };

/** A changed account number on an invoice is the commonest fraud. */
export function IbanChangeAlert({ invoice, mayConfirm }: IbanChangeAlertProps) {
  const { mutate, isPending } = useConfirmIban();
  const { ibanChange, contact } = invoice;
  if (!ibanChange) return null;
  const confirm = () => mutate({ params: { id: invoice.id }, body: { iban: ibanChange.to } });
  return (
    <Alert
      tone="danger"
      title={ibanChangeTitle(ibanChange)}
      actions={
        mayConfirm && (
          <Button busy={isPending} onClick={confirm}>
            Ik heb het nagevraagd, het klopt
          </Button>
        )
      }
    >
      <p>{describeIbanChange(ibanChange)}</p>
      <p className="mt-2">
        Een gewijzigd rekeningnummer is de meest voorkomende factuurfraude. Bel eerst{' '}
        {contact.phone ? `naar ${contact.phone}` : 'naar een nummer dat u al kende'} en vraag of het klopt.
        {!mayConfirm && ' Alleen de eigenaar van het project kan het nieuwe nummer bevestigen.'}
      </p>
    </Alert>
  );
}
