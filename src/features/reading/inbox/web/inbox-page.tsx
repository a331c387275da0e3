import { Inbox } from 'lucide-react';
import { Suspense } from 'react';
import { maxUploadBytes } from '#/core/files';
import { may, type Role } from '#/core/rights';
import type { InboxEntry } from '#/features/reading/inbox/contract';
import { EntryRow } from '#/features/reading/inbox/web/entry-row';
import { useInbox, useRemoveEntry } from '#/features/reading/inbox/web/queries';
import { Review } from '#/features/reading/inbox/web/review';
import { paperOutbox } from '#/features/reading/inbox/web/shared/paper-outbox';
import { droppable, useSendPapers } from '#/features/reading/inbox/web/use-send-papers';
import { DeadLink } from '#/platform/web/dead-link';
import { WaitingNotice } from '#/platform/web/offline/waiting-notice';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { FileDrop } from '#/ui/file-drop';
import { PageHeader } from '#/ui/page-header';

export function InboxPage() {
  return (
    <ProjectScreen title="Postvak" hint="Selecteer een project om het postvak te bekijken.">
      {({ id, role }) => <ProjectInbox projectId={id} role={role} />}
    </ProjectScreen>
  );
}

function isReviewable({ state, mayChange }: InboxEntry): boolean {
  return mayChange && (state === 'ready' || state === 'failed');
}

function ProjectInbox({ projectId, role }: { projectId: number; role: Role }) {
  const inbox = useInbox(projectId);
  const record = useOpenRecord();
  const { mutate: remove } = useRemoveEntry();
  const { send, left } = useSendPapers(projectId);
  const opened = useHeldRecord(inbox.data, record.id, isReviewable);
  const waiting = (inbox.data ?? []).filter(isReviewable);
  /** The one after it, or the first of what is left. */
  const goOn = (done: InboxEntry) => {
    const others = waiting.filter(({ id }) => id !== done.id);
    const next = others.find(({ id }) => id > done.id) ?? others[0];
    if (next) record.open(next.id);
    else record.close();
  };
  return (
    <>
      <PageHeader
        title="Postvak"
        text="Wat binnenkomt: offertes, facturen en ander papier. We lezen het, u kijkt het na en bewaart het."
        actions={
          waiting[0] && (
            <Button variant="primary" onClick={() => record.open(waiting[0]?.id ?? 0)}>
              {waiting.length === 1 ? 'Nakijken' : `Alle ${waiting.length} nakijken`}
            </Button>
          )
        }
      />
      {may(role, 'add') && (
        <Card className="mb-5">
          <FileDrop
            label="Papieren toevoegen"
            hint={
              left > 0
                ? `Nog ${left} te versturen…`
                : 'Meer tegelijk mag: sleep ze hierheen, of fotografeer ze.'
            }
            accept={droppable}
            maxBytes={maxUploadBytes}
            multiple
            camera
            wholePage
            files={[]}
            onChange={(files) => void send(files)}
          />
        </Card>
      )}
      <WaitingNotice outbox={paperOutbox} projectId={projectId} />
      <DeadLink
        rows={inbox.data}
        isOpen={opened.record !== undefined}
        text="Dit papier zit niet meer in het postvak. Misschien is het al verwerkt: kijk bij de offertes, de facturen of de documenten."
      />
      <QueryStates query={inbox} failed="Het postvak kon niet geladen worden">
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState
              icon={<Inbox aria-hidden="true" />}
              title="Het postvak is leeg"
              text="Sleep een offerte of factuur naar om het even welk scherm, of maak er een foto van."
            />
          ) : (
            <ul aria-label="Papieren in het postvak" className="flex flex-col gap-3">
              {entries.map((entry) => (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  mayTake={may(role, 'change')}
                  onReview={isReviewable(entry) ? () => record.open(entry.id) : undefined}
                  onRemove={entry.mayChange ? () => remove({ params: { id: entry.id } }) : undefined}
                />
              ))}
            </ul>
          )
        }
      </QueryStates>
      <Suspense>
        {opened.record && (
          <Review
            key={opened.record.id}
            projectId={projectId}
            entry={opened.record}
            left={waiting.length}
            onSaved={goOn}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}
