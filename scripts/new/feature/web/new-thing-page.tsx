import { Plus, Rows3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { Entry } from '#/features/work/new-thing/contract';
import { searchEntries } from '#/features/work/new-thing/rules';
import { EntryDialog, RemoveEntryDialog } from '#/features/work/new-thing/web/entry-dialogs';
import { EntryTable } from '#/features/work/new-thing/web/entry-table';
import { useEntries } from '#/features/work/new-thing/web/queries';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';
import { SearchField } from '#/ui/search-field';

export function NewThingPage() {
  return (
    <ProjectScreen title="New thing" hint="Selecteer een project om deze pagina te bekijken.">
      {(project) => <NewThing project={project} />}
    </ProjectScreen>
  );
}

function NewThing({ project }: { project: Project }) {
  const entries = useEntries(project.id);
  const { openNew } = useOpenRecord();
  const mayChange = may(project.role, 'change');
  return (
    <>
      <PageHeader
        title="New thing"
        text="Wat het is, bij wie, en wat het kost."
        actions={
          mayChange && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={openNew}>
              Nieuwe regel
            </Button>
          )
        }
      />
      <QueryStates query={entries} failed="Deze pagina kon niet geladen worden">
        {(data) => <Entries entries={data} projectId={project.id} mayChange={mayChange} />}
      </QueryStates>
    </>
  );
}

type EntriesProps = { entries: readonly Entry[]; projectId: number; mayChange: boolean };

function Entries({ entries, projectId, mayChange }: EntriesProps) {
  const { isNew, id, open, openNew, close } = useOpenRecord();
  const [typed, setTyped] = useState('');
  const [removing, setRemoving] = useState<Entry>();
  const actions = useMemo(
    () => (mayChange ? { onEdit: (entry: Entry) => open(entry.id), onRemove: setRemoving } : undefined),
    [mayChange, open],
  );
  const { record: opened, isGone } = useHeldRecord(entries, id);
  return (
    <>
      {entries.length === 0 ? (
        <NoEntries onAdd={mayChange ? openNew : undefined} />
      ) : (
        <>
          <SearchField
            label="Zoek in deze lijst"
            value={typed}
            onChange={setTyped}
            className="mb-4 md:max-w-sm print:hidden"
          />
          <EntryTable entries={searchEntries(entries, typed)} actions={actions} />
        </>
      )}
      {isNew && mayChange && <EntryDialog projectId={projectId} onClose={close} />}
      {opened && mayChange && (
        <EntryDialog key={id} projectId={projectId} entry={opened} isGone={isGone} onClose={close} />
      )}
      {removing && <RemoveEntryDialog entry={removing} onClose={() => setRemoving(undefined)} />}
    </>
  );
}

function NoEntries({ onAdd }: { onAdd: (() => void) | undefined }) {
  return (
    <EmptyState
      icon={<Rows3 aria-hidden="true" />}
      title="Nog geen regels toegevoegd"
      text="Hou hier bij wat erbij komt, bij wie, en wat het kost."
      action={
        onAdd && (
          <Button variant="primary" onClick={onAdd}>
            Eerste regel toevoegen
          </Button>
        )
      }
    />
  );
}
