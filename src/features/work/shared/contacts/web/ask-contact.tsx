import { useState } from 'react';
import { contactLabel } from '#/core/contact-name';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { Button } from '#/ui/button';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';

type Props = { title: string; busy: boolean; onAsk: (contactId: number) => void };

/** Folded away until somebody wants to ask: whom, and the button. */
export function AskContact({ title, busy, onAsk }: Props) {
  const { data: contacts = [] } = useContacts();
  const [chosen, setChosen] = useState('');
  if (contacts.length === 0) return null;
  return (
    <Fold title={title}>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Aan wie?"
          className="min-w-56 grow"
          placeholder="Kies een contact"
          options={contacts.map((each) => ({ value: String(each.id), label: contactLabel(each) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button disabled={chosen === ''} busy={busy} onClick={() => onAsk(Number(chosen))}>
          Vragen
        </Button>
      </div>
    </Fold>
  );
}
