import { contactName } from '#/core/contact-name';
import { formatIban } from '#/core/iban';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { mailLink } from '#/core/ready-mail';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { paymentCode } from '#/features/papers/shared/rules/payment-code';
import { PaymentCodePicture } from '#/features/papers/shared/web/payment-code-picture';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { releaseMail } from '#/features/site/acceptances/rules/letter';
import { acceptanceName, releaseWords } from '#/features/site/acceptances/rules/words';
import { useProject } from '#/platform/web/project/current-project';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';
import { Dialog } from '#/ui/dialog';

type PayKeptDialogProps = { quote: Quote; acceptance: Acceptance; onClose: () => void };

/** What was kept back may be paid: with a code for the bank's app, and a letter. */
export function PayKeptDialog({ quote, acceptance, onClose }: PayKeptDialogProps) {
  const { project } = useProject();
  const { kind, day, toPay, released } = acceptance;
  const name = contactName(quote.contact);
  const amount = centsFromDecimal(toPay);
  const { iban } = quote.contact;
  const text = `${acceptanceName({ kind, day })}, ingehouden bedrag`;
  const code = iban && paymentCode({ name, iban, amount, communication: { kind: 'free', text } });
  const letter = {
    contact: { name, email: quote.contact.email },
    project: project?.name ?? '',
    kind,
    day,
    toPay,
  };
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title={`${formatEuro(amount)} betalen`}
      description={released ? `Dit bedrag is vrij: ${releaseWords[released.why]}.` : undefined}
      footer={<Button onClick={onClose}>Sluiten</Button>}
    >
      <div className="flex flex-col gap-4">
        {code ? (
          <PaymentCodePicture
            code={code}
            label={`QR-code om ${formatEuro(amount)} over te schrijven naar ${name}`}
          />
        ) : (
          <Alert tone="warning" title="Nog geen code">
            Vul bij Contacten het rekeningnummer van {name} in.
          </Alert>
        )}
        <p className="wrap-anywhere">
          {name}
          {iban && `, ${formatIban(iban)}`}
        </p>
        <p className="text-ink-soft text-sm">
          Kijk naam, rekening en bedrag na voor u bevestigt. Noteer de betaling bij de factuur waarop dit
          bedrag nog openstaat: dan verdwijnt dit van uw lijst.
        </p>
        <a className={buttonClasses({ className: 'self-start' })} href={mailLink(releaseMail(letter))}>
          Brief aan {name}
        </a>
      </div>
    </Dialog>
  );
}
