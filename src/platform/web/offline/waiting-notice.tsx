import { useState } from 'react';
import { useIsConnected } from '#/platform/web/connection';
import type { Outbox } from '#/platform/web/offline/outbox';
import { stopSending, useSendingStopped } from '#/platform/web/offline/stopped-sending';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { ConfirmDialog } from '#/ui/confirm';

type WaitingNoticeProps = { outbox: Pick<Outbox, 'words' | 'forget' | 'useWaiting'>; projectId: number };

/** What this device has and nobody else, and what was not taken. */
export function WaitingNotice({ outbox, projectId }: WaitingNoticeProps) {
  const { one, many } = outbox.words;
  const rows = outbox.useWaiting().filter((row) => row.projectId === projectId);
  const isConnected = useIsConnected();
  const isStopped = useSendingStopped();
  const [leaving, setLeaving] = useState<readonly string[]>();
  const refused = rows.filter(({ refusal }) => refusal !== undefined);
  const waiting = rows.filter(({ refusal }) => refusal === undefined);
  const counted = (count: number) => (count === 1 ? `Eén ${one}` : `${count} ${many}`);
  const throwAway = (of: typeof rows) => (
    <Button onClick={() => setLeaving(of.map(({ key }) => key))}>Van dit toestel wissen</Button>
  );
  return (
    <>
      {waiting.length > 0 && (
        <Alert
          tone="info"
          announce
          className="mb-5"
          title={`${counted(waiting.length)} ${waiting.length === 1 ? 'wacht' : 'wachten'} op dit toestel`}
          actions={
            <>
              <Button variant={isStopped ? 'primary' : 'secondary'} onClick={() => stopSending(!isStopped)}>
                {isStopped ? 'Wel versturen' : 'Niet versturen'}
              </Button>
              {isStopped && throwAway(waiting)}
            </>
          }
        >
          {sentenceOf(isStopped, isConnected)}
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert
          tone="danger"
          announce
          className="mb-5"
          title={`${counted(refused.length)} ${refused.length === 1 ? 'werd' : 'werden'} niet bewaard`}
          actions={throwAway(refused)}
        >
          <ul>
            {refused.map(({ key, refusal }) => (
              <li key={key}>{refusal}</li>
            ))}
          </ul>
        </Alert>
      )}
      {leaving && (
        <ConfirmDialog
          title="Van dit toestel wissen?"
          text={`${counted(leaving.length)} ${leaving.length === 1 ? 'staat' : 'staan'} nergens anders.`}
          confirmLabel="Wissen"
          danger
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            setLeaving(undefined);
            void outbox.forget(leaving);
          }}
        />
      )}
    </>
  );
}

function sentenceOf(isStopped: boolean, isConnected: boolean): string {
  if (isStopped) return 'U houdt het versturen tegen. Niets verlaat dit toestel tot u het laat gaan.';
  return isConnected
    ? 'Het versturen is bezig. Laat de app even open.'
    : 'Versturen gaat vanzelf zodra er weer verbinding is en de app open staat.';
}
