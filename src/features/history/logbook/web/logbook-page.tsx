import { History } from 'lucide-react';
import { useRef } from 'react';
import type { Project } from '#/core/project';
import { LogFilters } from '#/features/history/logbook/web/log-filters';
import { LogList } from '#/features/history/logbook/web/log-list';
import { useChanges } from '#/features/history/logbook/web/queries';
import { useLogAddress } from '#/features/history/logbook/web/use-log-address';
import type { Change } from '#/features/history/shared/logbook/contract';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

export function LogbookPage() {
  return (
    <ProjectScreen title="Logboek" hint="Selecteer een project om te zien wat er gebeurde.">
      {(project) => <Logbook project={project} />}
    </ProjectScreen>
  );
}

function Logbook({ project }: { project: Project }) {
  const { choice, filter, choose } = useLogAddress();
  const changes = useChanges(project.id, filter);
  const people = usePeople(changes.data?.pages.flat() ?? []);
  return (
    <>
      <PageHeader title="Logboek" text="Wie deed wat en wanneer. Wat verkeerd ging, maakt u hier ongedaan." />
      <LogFilters choice={choice} onChange={choose} people={people} />
      <QueryStates query={changes} failed="Het logboek kon niet geladen worden">
        {({ pages }) => {
          const lines = pages.flat();
          if (lines.length === 0) return <Nothing isFiltered={Object.keys(filter).length > 0} />;
          return (
            <>
              <LogList changes={lines} />
              {changes.hasNextPage && (
                <Button
                  className="mx-auto flex print:hidden"
                  busy={changes.isFetchingNextPage}
                  onClick={() => changes.fetchNextPage()}
                >
                  Oudere wijzigingen tonen
                </Button>
              )}
            </>
          );
        }}
      </QueryStates>
    </>
  );
}

function Nothing({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={<History aria-hidden="true" />}
      title={isFiltered ? 'Niets gevonden' : 'Er gebeurde nog niets'}
      text={
        isFiltered
          ? 'Kies een andere soort, persoon of periode.'
          : 'Zodra iemand iets toevoegt, wijzigt of verwijdert, leest u het hier.'
      }
    />
  );
}

/** Whoever was seen so far: choosing one of them must not make the others go. */
function usePeople(lines: readonly Change[]): NonNullable<Change['by']>[] {
  const seen = useRef(new Map<number, NonNullable<Change['by']>>());
  for (const { by } of lines) if (by) seen.current.set(by.id, by);
  return [...seen.current.values()].toSorted((one, other) => one.name.localeCompare(other.name, 'nl'));
}
