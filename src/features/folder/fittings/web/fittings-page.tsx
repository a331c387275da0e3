import { Plus, QrCode, Wrench } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { type Fitting, labelsPath } from '#/features/folder/fittings/contract';
import { fittingsPage } from '#/features/folder/fittings/page';
import { FittingCard } from '#/features/folder/fittings/web/fitting-card';
import { FittingDialog, RemoveFittingDialog } from '#/features/folder/fittings/web/fitting-dialogs';
import { ProposalsCard } from '#/features/folder/fittings/web/proposals-card';
import { useFittings } from '#/features/folder/fittings/web/queries';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button, buttonClasses } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

const { title } = fittingsPage;

export function FittingsPage() {
  return (
    <ProjectScreen title={title} hint="Selecteer een project om waarborgen en onderhoud te bekijken.">
      {(project) => <Fittings project={project} />}
    </ProjectScreen>
  );
}

function Fittings({ project }: { project: Project }) {
  const query = useFittings(project.id);
  const { openNew } = useOpenRecord('bewerk');
  const mayChange = may(project.role, 'change');
  return (
    <>
      <PageHeader
        title={title}
        text="Wat er in uw woning zit: tot wanneer iemand ervoor instaat, en wanneer het nagekeken wordt."
        actions={
          mayChange && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={openNew}>
              Toevoegen
            </Button>
          )
        }
      />
      <QueryStates query={query} failed="Deze pagina kon niet geladen worden">
        {(fittings) => <Loaded fittings={fittings} projectId={project.id} mayChange={mayChange} />}
      </QueryStates>
    </>
  );
}

type LoadedProps = { fittings: readonly Fitting[]; projectId: number; mayChange: boolean };

function Loaded({ fittings, projectId, mayChange }: LoadedProps) {
  const [search] = useSearchParams();
  const { isNew, id, open, close } = useOpenRecord('bewerk');
  const [removing, setRemoving] = useState<Fitting>();
  const { record: opened, isGone } = useHeldRecord(fittings, id);
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      {mayChange && <ProposalsCard projectId={projectId} />}
      {fittings.length === 0 ? (
        <EmptyState
          icon={<Wrench aria-hidden="true" />}
          title="Nog niets toegevoegd"
          text="Zet hier uw ketel, ramen en toestellen. U krijgt op tijd bericht voor de waarborg afloopt en wanneer er onderhoud nodig is."
        />
      ) : (
        <>
          <ul className="grid gap-4 lg:grid-cols-2">
            {fittings.map((fitting) => (
              <FittingCard
                key={fitting.id}
                {...{ projectId, fitting }}
                isShown={search.get('id') === String(fitting.id)}
                onEdit={mayChange ? () => open(fitting.id) : undefined}
                onRemove={mayChange ? () => setRemoving(fitting) : undefined}
              />
            ))}
          </ul>
          <p className="print:hidden">
            <a
              href={labelsPath.replace(':projectId', String(projectId))}
              download
              className={buttonClasses({ size: 'small' })}
            >
              <QrCode aria-hidden="true" className="size-4" />
              Alle etiketten afdrukken
            </a>
          </p>
        </>
      )}
      {isNew && mayChange && <FittingDialog projectId={projectId} onClose={close} />}
      {opened && mayChange && (
        <FittingDialog key={id} projectId={projectId} fitting={opened} isGone={isGone} onClose={close} />
      )}
      {removing && <RemoveFittingDialog fitting={removing} onClose={() => setRemoving(undefined)} />}
    </div>
  );
}
