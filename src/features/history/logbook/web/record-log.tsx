import { dayAt, formatDayLong } from '#/core/day';
import { FieldChanges } from '#/features/history/logbook/web/field-changes';
import { useChanges } from '#/features/history/logbook/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';

export function RecordLog({ kind, record }: { kind: string; record: string }) {
  const { project } = useProject();
  return project ? <Lines projectId={project.id} kind={kind} record={record} /> : null;
}

function Lines({ projectId, kind, record }: { projectId: number; kind: string; record: string }) {
  const changes = useChanges(projectId, { kind, record });
  return (
    <QueryStates query={changes} failed="De geschiedenis kon niet geladen worden">
      {({ pages }) => (
        <>
          {pages.flat().length === 0 && <p className="text-ink-soft text-sm">Hier gebeurde nog niets.</p>}
          <ol className="flex flex-col gap-3">
            {pages.flat().map((change) => (
              <li key={change.id}>
                <p className="wrap-anywhere text-[0.9375rem]">{change.title}</p>
                <p className="text-ink-soft text-sm">{formatDayLong(dayAt(new Date(change.at)))}</p>
                {change.action === 'change' && <FieldChanges change={change} />}
              </li>
            ))}
          </ol>
          {changes.hasNextPage && (
            <Button size="small" className="mt-3" onClick={() => changes.fetchNextPage()}>
              Oudere wijzigingen tonen
            </Button>
          )}
        </>
      )}
    </QueryStates>
  );
}
