import { contactOfSender, type ReadSender } from '#/features/papers/shared/rules/sender';
import { Alert } from '#/ui/alert';
import { Checkbox } from '#/ui/checkbox';

type SenderCardProps = { read: ReadSender; isNew: boolean; onChange: (isNew: boolean) => void };

/** Who sent the paper, as it was read, to be kept as a contact with one tick. */
export function SenderCard({ read, isNew, onChange }: SenderCardProps) {
  const found = contactOfSender(read);
  if (!found) return null;
  const { name, company, enterpriseNumber, iban, phone, email } = found.contact;
  const known = [enterpriseNumber, iban, phone, email].filter((each) => each !== null);
  return (
    <section aria-label="Afzender" className="rounded-control border border-line p-3">
      <p className="text-ink-soft text-sm">Afzender, zoals gelezen</p>
      <p className="wrap-anywhere font-semibold">{company ?? name}</p>
      <p className="wrap-anywhere text-sm">
        {[...(company && company !== name ? [name] : []), ...known].join(' · ')}
      </p>
      {found.wrong.length > 0 && (
        <Alert tone="warning" className="mt-2">
          {found.wrong.join(' ')} We zetten het bij de nota’s.
        </Alert>
      )}
      <Checkbox
        label="Bewaar als nieuw contact"
        checked={isNew}
        onChange={(event) => onChange(event.target.checked)}
      />
    </section>
  );
}
