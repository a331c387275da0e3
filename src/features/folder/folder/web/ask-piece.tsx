import type { ShownMissing } from '#/features/folder/folder/contract';
import { useAskPiece } from '#/features/folder/folder/web/queries';
import { AskContact } from '#/features/work/shared/contacts/web/ask-contact';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { Button } from '#/ui/button';

type Props = { projectId: number; piece: Pick<ShownMissing, 'what' | 'contactId'> };

/** One tap where it is known whom to ask; otherwise one chooses. */
export function AskPiece({ projectId, piece: { what, contactId } }: Props) {
  const { data: contacts = [] } = useContacts();
  const ask = useAskPiece();
  const send = (to: number) => ask.mutate({ params: { projectId }, body: { contactId: to, what } });
  if (contactId === null || !contacts.some(({ id }) => id === contactId))
    return <AskContact title="Vraag dit stuk" busy={ask.isPending} onAsk={send} />;
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
