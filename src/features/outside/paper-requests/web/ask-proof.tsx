import { type Duty, updateDuty } from '#/features/duties/duties/contract';
import { createPaperRequest } from '#/features/outside/shared/paper-requests/contract';
import { AskContact } from '#/features/work/shared/contacts/web/ask-contact';
import { useWrite } from '#/platform/web/queries';

const failure = { text: 'Het papier kon niet gevraagd worden.' };
const longest = 200;

/** Asks a contact for what proves a duty; it lands in the letterbox, and the duty waits for it. */
export function AskProof({ projectId, duty }: { projectId: number; duty: Duty }) {
  const ask = useWrite(createPaperRequest, { success: 'Gevraagd', undo: 'paperRequests', failure });
  const wait = useWrite(updateDuty, { failure });
  const { key, proof, dueDate } = duty;
  if (proof === null) return null;
  const params = { projectId };
  return (
    <AskContact
      title="Vraag dit stuk"
      busy={ask.isPending || wait.isPending}
      onAsk={(contactId) =>
        ask.mutate(
          { params, body: { contactId, what: proof.slice(0, longest), dueDate } },
          { onSuccess: () => wait.mutate({ params, body: { key, state: 'asked' } }) },
        )
      }
    />
  );
}
