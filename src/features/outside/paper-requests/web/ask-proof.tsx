import { createPaperRequest } from '#/features/outside/shared/paper-requests/contract';
import { AskContact } from '#/features/work/shared/contacts/web/ask-contact';
import { useWrite } from '#/platform/web/queries';

const failure = { text: 'Het papier kon niet gevraagd worden.' };
const longest = 200;

type AskProofProps = { projectId: number; what: string; dueDate: string | null; onAsked: () => void };

/** Asks a contact for what proves something; it lands in the letterbox. */
export function AskProof({ projectId, what, dueDate, onAsked }: AskProofProps) {
  const ask = useWrite(createPaperRequest, { success: 'Gevraagd', undo: 'paperRequests', failure });
  return (
    <AskContact
      title="Vraag dit stuk"
      busy={ask.isPending}
      onAsk={(contactId) =>
        ask.mutate(
          { params: { projectId }, body: { contactId, what: what.slice(0, longest), dueDate } },
          { onSuccess: onAsked },
        )
      }
    />
  );
}
