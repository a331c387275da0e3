import { useState } from 'react';
import { contactLabel } from '#/core/contact-name';
import type { ShownMissing } from '#/features/folder/folder/contract';
import { useAskPiece } from '#/features/folder/folder/web/queries';
import { useContacts } from '#/features/work/contacts/web/shared/contacts';
import { Button } from '#/ui/button';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';

type Props = { projectId: number; piece: Pick<ShownMissing, 'what' | 'contactId'> };

/** One tap where it is known whom to ask; otherwise one chooses. */
export function AskPiece({ projectId, piece: { what, contactId } }: Props) {
  const { data: contacts = [] } = useContacts();
  const [chosen, setChosen] = useState('');
  const ask = useAskPiece();
  if (contacts.length === 0) return null;
  const send = (to: number) => ask.mutate({ params: { projectId }, body: { contactId: to, what } });
  if (contactId !== null && contacts.some(({ id }) => id === contactId)) {
    return (
      <Button
        size="small"
        busy={ask.isPending}
        aria-label={`Vraag dit stuk: ${what}`}
        onClick={() => send(contactId)}
      >
        Vraag dit stuk
      </Button>
    );
  }
  return (
    <Fold title="Vraag dit stuk">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Aan wie?"
          className="min-w-56 grow"
          placeholder="Kies een contact"
          options={contacts.map((each) => ({ value: String(each.id), label: contactLabel(each) }))}
          value={chosen}
          onChange={setChosen}
        />
        <Button disabled={chosen === ''} busy={ask.isPending} onClick={() => send(Number(chosen))}>
          Vragen
        </Button>
      </div>
    </Fold>
  );
}
