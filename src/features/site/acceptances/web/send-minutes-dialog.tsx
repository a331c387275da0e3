import { Copy } from 'lucide-react';
import { useState } from 'react';
import { contactName } from '#/core/contact-name';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { Acceptance } from '#/features/site/acceptances/contract';
import { plainSignature } from '#/features/site/acceptances/rules/words';
import { useSendAcceptance } from '#/features/site/acceptances/web/queries';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { Dialog } from '#/ui/dialog';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type Sent = { contactId: number; url: string | null; isMailed: boolean };
type SendMinutesDialogProps = { quote: Quote; acceptance: Acceptance; onClose: () => void };

/** From then on it is frozen; who gets it answers on a page of their own. */
export function SendMinutesDialog({ quote, acceptance, onClose }: SendMinutesDialogProps) {
  const { data: contacts = [] } = useContacts();
  const [others, setOthers] = useState<readonly number[]>(
    acceptance.sentTo.filter((id) => id !== quote.contactId),
  );
  const [isTheirs, setIsTheirs] = useState(true);
  const [sent, setSent] = useState<readonly Sent[]>();
  const send = useSendAcceptance();
  const contactIds = [...(isTheirs ? [quote.contactId] : []), ...others];
  const nameOf = (id: number) => {
    const contact = contacts.find((each) => each.id === id);
    return id === quote.contactId ? contactName(quote.contact) : contact ? contactName(contact) : 'Contact';
  };
  const left = contacts.filter(({ id }) => id !== quote.contactId && !others.includes(id));
  return (
    <Dialog
      onClose={onClose}
      size="small"
      title="Proces-verbaal versturen"
      description="Het wordt vastgelegd als pdf. Past u het daarna aan voor iemand tekent, dan wordt het weer een ontwerp."
      footer={
        sent ? (
          <Button variant="primary" onClick={onClose}>
            Klaar
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>Annuleren</Button>
            <Button
              variant="primary"
              busy={send.isPending}
              disabled={contactIds.length === 0}
              onClick={() =>
                send.mutate(
                  { params: { id: acceptance.id }, body: { contactIds }, version: acceptance.version },
                  { onSuccess: setSent },
                )
              }
            >
              Vastleggen en versturen
            </Button>
          </>
        )
      }
    >
      {sent ? (
        <ul className="flex flex-col gap-4">
          {sent.map((each) => (
            <SentRow key={each.contactId} name={nameOf(each.contactId)} sent={each} />
          ))}
        </ul>
      ) : (
        <div className="flex flex-col gap-4">
          <Checkbox
            className="wrap-anywhere"
            label={contactName(quote.contact)}
            checked={isTheirs}
            onChange={({ target }) => setIsTheirs(target.checked)}
          />
          {others.map((id) => (
            <Checkbox
              key={id}
              className="wrap-anywhere"
              label={nameOf(id)}
              checked
              onChange={() => setOthers(others.filter((each) => each !== id))}
            />
          ))}
          {left.length > 0 && (
            <SelectField
              label="Nog iemand, zoals uw architect"
              value=""
              emptyOption="Niemand"
              options={left.map((contact) => ({ value: String(contact.id), label: contactName(contact) }))}
              onChange={(chosen) => chosen && setOthers([...others, Number(chosen)])}
            />
          )}
          <p className="text-ink-soft text-sm">{plainSignature}</p>
        </div>
      )}
    </Dialog>
  );
}

function SentRow({ name, sent: { url, isMailed } }: { name: string; sent: Sent }) {
  const copy = async () => {
    await navigator.clipboard.writeText(url ?? '');
    showToast({ title: 'Link gekopieerd' });
  };
  return (
    <li className="flex flex-col gap-2">
      <p role="status" className="wrap-anywhere">
        {isMailed
          ? `De e-mail naar ${name} vertrekt.`
          : `De link voor ${name} is klaar. Bezorg hem zelf, bijvoorbeeld in een bericht.`}
      </p>
      {url && (
        <TextField
          label={`Link voor ${name}`}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
      {url && 'clipboard' in navigator && (
        <Button icon={<Copy aria-hidden="true" />} onClick={copy}>
          Link kopiëren
        </Button>
      )}
    </li>
  );
}
