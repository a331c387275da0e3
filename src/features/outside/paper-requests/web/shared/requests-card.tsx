import { FileQuestionMark } from 'lucide-react';
import { useState } from 'react';
import { type Day, day, dayAt, formatDay } from '#/core/day';
import * as calls from '#/features/outside/shared/paper-requests/contract';
import { useRead, useWrite } from '#/platform/web/queries';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { DateField } from '#/ui/date-field';
import { Fold } from '#/ui/fold';
import { TextField } from '#/ui/text-field';

const tones: Record<calls.RequestStatus, BadgeTone> = {
  asked: 'neutral',
  received: 'ochre',
  'in-order': 'moss',
  dropped: 'neutral',
};

type RequestsCardProps = { projectId: number; contactId: number; mayChange: boolean };

/** Which papers were asked of the contact, and how it stands with each. */
export function RequestsCard({ projectId, contactId, mayChange }: RequestsCardProps) {
  const { data = [] } = useRead(calls.listPaperRequests, { params: { projectId } });
  const requests = data.filter((each) => each.contactId === contactId);
  if (requests.length === 0 && !mayChange) return null;
  return (
    <Card as="section" aria-labelledby="paper-requests">
      <CardHeader
        id="paper-requests"
        title="Gevraagde papieren"
        icon={<FileQuestionMark aria-hidden="true" />}
      />
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <RequestRow key={request.id} request={request} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && (
        <Fold title="Een papier vragen">
          <Ask projectId={projectId} contactId={contactId} />
        </Fold>
      )}
    </Card>
  );
}

function RequestRow({ request, mayChange }: { request: calls.PaperRequest; mayChange: boolean }) {
  const { id, what, note, dueDate, status, version } = request;
  const { mutate, isPending } = useWrite(calls.updatePaperRequest, {
    ...{ record: 'dit gevraagde papier', success: 'Bewaard', undo: 'paperRequests' },
    failure: { text: 'Dit kon niet bewaard worden.' },
  });
  const say = (next: calls.RequestStatus) => mutate({ params: { id }, body: { status: next }, version });
  return (
    <li className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <span className="wrap-anywhere font-semibold">{what}</span>
        <Badge tone={tones[status]}>{calls.requestStatusLabels[status]}</Badge>
        {dueDate && <span className="text-ink-soft text-sm">tegen {formatDay(day(dueDate))}</span>}
      </p>
      {note && <p className="wrap-anywhere text-[0.9375rem]">{note}</p>}
      {mayChange && (status === 'asked' || status === 'received') && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            busy={isPending}
            aria-label={`${what} in orde`}
            onClick={() => say('in-order')}
          >
            In orde
          </Button>
          <Button
            size="small"
            variant="quiet"
            busy={isPending}
            aria-label={`${what} niet meer nodig`}
            onClick={() => say('dropped')}
          >
            Niet meer nodig
          </Button>
        </div>
      )}
    </li>
  );
}

function Ask({ projectId, contactId }: { projectId: number; contactId: number }) {
  const [what, setWhat] = useState('');
  const [dueDate, setDueDate] = useState<Day | null>(null);
  const { mutate, isPending } = useWrite(calls.createPaperRequest, {
    ...{ success: 'Gevraagd', undo: 'paperRequests' },
    failure: { text: 'Het papier kon niet gevraagd worden.' },
  });
  const ask = () =>
    mutate(
      { params: { projectId }, body: { contactId, what, dueDate } },
      {
        onSuccess: () => {
          setWhat('');
          setDueDate(null);
        },
      },
    );
  return (
    <form
      className="mt-3 flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        ask();
      }}
    >
      <TextField
        label="Welk papier vraagt u?"
        placeholder="Bijvoorbeeld: verzekeringsattest"
        maxLength={200}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
      />
      <DateField label="Graag tegen" today={dayAt(new Date())} value={dueDate} onChange={setDueDate} />
      <Button type="submit" className="self-start" busy={isPending} disabled={what.trim() === ''}>
        Vragen
      </Button>
    </form>
  );
}
