import { useState } from 'react';
import { formatMoment } from '#/platform/web/moment';
import { removeUnsent, resumeUnsent, type UnsentDraft } from '#/platform/web/offline/unsent-drafts';
import { useProject } from '#/platform/web/project/current-project';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { ConfirmDialog } from '#/ui/confirm';

export function UnsentDrafts({ drafts }: { drafts: readonly UnsentDraft[] }) {
  const { select } = useProject();
  const [leaving, setLeaving] = useState<UnsentDraft>();
  const resume = (draft: UnsentDraft) => {
    if (draft.projectId !== undefined) select(draft.projectId);
    resumeUnsent(draft);
  };
  return (
    <>
      {drafts.map((draft) => (
        <Alert
          key={draft.id}
          tone="info"
          className="mb-4 print:hidden"
          title={`Nog niet verstuurd: ${draft.title}`}
          actions={
            <>
              <Button variant="primary" onClick={() => resume(draft)}>
                Verder invullen
              </Button>
              <Button onClick={() => setLeaving(draft)}>Weggooien</Button>
            </>
          }
        >
          Ingevuld zonder verbinding ({formatMoment(new Date(draft.at))}) en alleen op dit toestel bewaard.
          {isLongTried(draft) &&
            ' Het is al eens verstuurd zonder antwoord: kijk eerst na of het er al staat.'}
        </Alert>
      ))}
      {leaving && (
        <ConfirmDialog
          title="Concept weggooien?"
          text={`Wat u invulde bij ‘${leaving.title}’ is nergens anders bewaard.`}
          confirmLabel="Weggooien"
          danger
          onClose={() => setLeaving(undefined)}
          onConfirm={() => {
            removeUnsent(leaving.id);
            setLeaving(undefined);
          }}
        />
      )}
    </>
  );
}

/** The server knows a call that is sent again for a day. */
const knownMs = 24 * 60 * 60 * 1_000;

function isLongTried({ at, draft }: UnsentDraft): boolean {
  return draft.tried !== undefined && Date.now() - at > knownMs;
}
