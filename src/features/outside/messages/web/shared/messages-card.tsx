import { MessageSquare } from 'lucide-react';
import { useState } from 'react';
import { dayAt, formatDay } from '#/core/day';
import * as calls from '#/features/outside/messages/contract';
import { markedAs } from '#/features/outside/shared/links/rules/marked-as';
import { useRead, useWrite } from '#/platform/web/queries';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { TextArea } from '#/ui/text-field';

type MessagesCardProps = { projectId: number; contactId: number; mayChange: boolean };

/** What was written to the contact and by it, the last at the end. */
export function MessagesCard({ projectId, contactId, mayChange }: MessagesCardProps) {
  const { data = [] } = useRead(calls.listMessages, { params: { projectId }, query: { contactId } });
  if (data.length === 0 && !mayChange) return null;
  return (
    <Card as="section" aria-labelledby="messages">
      <CardHeader id="messages" title="Berichten" icon={<MessageSquare aria-hidden="true" />} />
      <ul className="flex flex-col gap-3">
        {data.map(({ id, text, sentBy, sentAs, createdAt }) => (
          <li key={id}>
            <p className="text-ink-soft text-sm">
              {markedAs(sentBy, sentAs)}, {formatDay(dayAt(new Date(createdAt)))}
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          </li>
        ))}
      </ul>
      {mayChange && <Write projectId={projectId} contactId={contactId} />}
    </Card>
  );
}

function Write({ projectId, contactId }: { projectId: number; contactId: number }) {
  const [text, setText] = useState('');
  const { mutate, isPending } = useWrite(calls.writeMessage, {
    success: ({ isMailed }) => ({ title: isMailed ? 'Bericht gemaild' : 'Bericht staat klaar op de pagina' }),
    failure: { text: 'Het bericht kon niet verstuurd worden.' },
  });
  return (
    <form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        mutate({ params: { projectId }, body: { contactId, text } }, { onSuccess: () => setText('') });
      }}
    >
      <TextArea
        label="Uw bericht"
        rows={3}
        maxLength={4_000}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" className="self-start" busy={isPending} disabled={text.trim() === ''}>
        Versturen
      </Button>
    </form>
  );
}
