import { useState } from 'react';
import {
  forgetPapers,
  useWaitingPapers,
  type WaitingPaper,
} from '#/features/reading/inbox/web/waiting-papers';
import { useIsConnected } from '#/platform/web/connection';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { ConfirmDialog } from '#/ui/confirm';

type WaitingNoticeProps = {
  projectId: number;
  busy: boolean;
  onSend: (papers: readonly WaitingPaper[]) => void;
};

/** Papers that were added without a connection: photographed on the site, most often. */
export function WaitingNotice({ projectId, busy, onSend }: WaitingNoticeProps) {
  const papers = useWaitingPapers(projectId);
  const isConnected = useIsConnected();
  const [leaving, setLeaving] = useState(false);
  if (papers.length === 0) return null;
  const names = papers.map(({ file }) => `‘${file.name}’`).join(', ');
  return (
    <Alert
      tone="info"
      announce
      className="mb-5"
      title={
        papers.length === 1
          ? 'Eén papier wacht op dit toestel'
          : `${papers.length} papieren wachten op dit toestel`
      }
      actions={
        <>
          <Button variant="primary" busy={busy} disabled={!isConnected} onClick={() => onSend(papers)}>
            Nu versturen
          </Button>
          <Button disabled={busy} onClick={() => setLeaving(true)}>
            Weggooien
          </Button>
        </>
      }
    >
      {names}: toegevoegd zonder verbinding, en nog nergens anders bewaard.
      {leaving && (
        <ConfirmDialog
          title="Papieren weggooien?"
          text={`${names} ${papers.length === 1 ? 'staat' : 'staan'} alleen op dit toestel.`}
          confirmLabel="Weggooien"
          danger
          onClose={() => setLeaving(false)}
          onConfirm={() => {
            setLeaving(false);
            void forgetPapers(papers.map(({ key }) => key));
          }}
        />
      )}
    </Alert>
  );
}
