import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { useUndoLine } from '#/features/history/logbook/web/shared/use-undo-line';
import { useEmptyTrash, useTrash } from '#/features/history/trash/web/queries';
import { TrashRow } from '#/features/history/trash/web/trash-row';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { ConfirmDialog } from '#/ui/confirm';
import { EmptyState } from '#/ui/empty-state';

/** What was removed from a project. */
export function ProjectTrash({ project }: { project: Project }) {
  const trash = useTrash(project.id);
  const { busy, undo, question } = useUndoLine('Teruggezet');
  const [emptying, setEmptying] = useState(false);
  return (
    <section className="mb-8" aria-labelledby="project-trash">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-2">
        <h2 id="project-trash" className="wrap-anywhere text-xl">
          Uit {project.name}
        </h2>
        {may(project.role, 'manage') && trash.data !== undefined && trash.data.length > 0 && (
          <Button size="small" icon={<Trash2 aria-hidden="true" />} onClick={() => setEmptying(true)}>
            Leegmaken
          </Button>
        )}
      </div>
      <QueryStates query={trash} failed="De prullenmand kon niet geladen worden">
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<Trash2 aria-hidden="true" />}
              title="De prullenmand is leeg"
              text="Wat u in dit project verwijdert, komt hier terecht en kunt u nog een tijd terugzetten."
            />
          ) : (
            <Card padding="none">
              <ul className="divide-y divide-line">
                {rows.map(({ changeId, title, by, removedAt, goneAt, mayRestore, whyNot }) => (
                  <TrashRow
                    key={changeId}
                    {...{ title, removedAt, goneAt, whyNot }}
                    by={by?.name ?? 'een oud-medewerker'}
                    busy={busy === changeId}
                    onRestore={mayRestore ? () => undo(changeId) : undefined}
                  />
                ))}
              </ul>
            </Card>
          )
        }
      </QueryStates>
      {emptying && <EmptyTrashDialog project={project} onClose={() => setEmptying(false)} />}
      {question}
    </section>
  );
}

function EmptyTrashDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const empty = useEmptyTrash();
  return (
    <ConfirmDialog
      danger
      title="Prullenmand leegmaken?"
      text={`Alles wat uit ‘${project.name}’ verwijderd werd, is dan voorgoed weg, met de bestanden.`}
      confirmLabel="Leegmaken"
      busy={empty.isPending}
      onClose={onClose}
      onConfirm={() => empty.mutate({ params: { projectId: project.id } }, { onSettled: onClose })}
    />
  );
}
