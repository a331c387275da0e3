import { useState } from 'react';
import { contactLabel } from '#/core/contact-name';
import { type Duty, updateDuty } from '#/features/duties/duties/contract';
import { createPaperRequest } from '#/features/outside/paper-requests/contract';
import { useContacts } from '#/features/work/contacts/web/shared/contacts';
import { useWrite } from '#/platform/web/queries';
import { Button } from '#/ui/button';
import { Fold } from '#/ui/fold';
import { SelectField } from '#/ui/select';

const failure = { text: 'Het papier kon niet gevraagd worden.' };
const longest = 200;

/** Asks a contact for what proves a duty; it lands in the letterbox, and the duty waits for it. */
export function AskProof({ projectId, duty }: { projectId: number; duty: Duty }) {
  const { data: contacts = [] } = useContacts();
  const [contactId, setContactId] = useState('');
  const ask = useWrite(createPaperRequest, { success: 'Gevraagd', undo: 'paperRequests', failure });
  const wait = useWrite(updateDuty, { failure });
  const { key, proof, dueDate } = duty;
  if (proof === null || contacts.length === 0) return null;
  const params = { projectId };
  const body = { contactId: Number(contactId), what: proof.slice(0, longest), dueDate };
  return (
    <Fold title="Vraag dit stuk">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Aan wie?"
          className="min-w-56 grow"
          placeholder="Kies een contact"
          options={contacts.map((each) => ({ value: String(each.id), label: contactLabel(each) }))}
          value={contactId}
          onChange={setContactId}
        />
        <Button
          disabled={contactId === ''}
          busy={ask.isPending || wait.isPending}
          onClick={() =>
            ask.mutate(
              { params, body },
              { onSuccess: () => wait.mutate({ params, body: { key, state: 'asked' } }) },
            )
          }
        >
          Vragen
        </Button>
      </div>
    </Fold>
  );
}
