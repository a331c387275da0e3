import { ExternalLink, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { may } from '#/core/rights';
import type { PremieCalculation } from '#/features/premies/contract';
import { officialSite } from '#/features/premies/rules/advice';
import type { Prefill } from '#/features/premies/rules/draft-changes';
import { EligibleCosts } from '#/features/premies/web/eligible-costs';
import { useCalculations, useInitSubsidyTypes } from '#/features/premies/web/queries';
import { SavedCalculations } from '#/features/premies/web/saved-calculations';
import { Simulator } from '#/features/premies/web/simulator/simulator';
import type { Project } from '#/features/projects/contract';
import { useProject } from '#/features/projects/web/shared/current-project';
import { ProjectScreen } from '#/features/projects/web/shared/project-screen';
import { Button, buttonClasses } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Skeleton } from '#/ui/skeleton';
import { usePageTitle } from '#/ui/use-page-title';

export type PremiesPageProps = {
  /** Answers known from elsewhere, with a sentence that says from where. */
  prefill?: Prefill & { source: string };
  /** Where the home stands, as the owner told the intake; a postcode in it tells the region. */
  intakeLocation?: string;
};

export function PremiesPage(props: PremiesPageProps) {
  usePageTitle('Premies');
  const { project } = useProject();
  const init = useInitSubsidyTypes();
  return (
    <>
      <PageHeader
        title="Premies"
        text={project && 'Wat u van de overheid kunt terugkrijgen, en welke kosten daarvoor tellen.'}
        actions={
          <>
            {project && may(project.role, 'change') && (
              <Button
                icon={<ListChecks aria-hidden="true" />}
                disabled={init.isPending}
                onClick={() => init.mutate({})}
              >
                {init.isPending ? 'Bezig...' : 'Initialiseer Categorieën'}
              </Button>
            )}
            <a href={officialSite} target="_blank" rel="noreferrer" className={buttonClasses()}>
              <ExternalLink aria-hidden="true" className="mr-2 size-[1.125rem]" />
              Mijn VerbouwPremie
              <span className="sr-only"> (officiële site, nieuw tabblad)</span>
            </a>
          </>
        }
      />
      <ProjectScreen
        hint="Selecteer een project om premies te bekijken."
        loading={<Skeleton className="h-64 w-full" />}
      >
        {(current) => <ProjectPremies project={current} {...props} />}
      </ProjectScreen>
    </>
  );
}

/** `?id=12` opens that calculation, `?nieuw=1` goes straight to the questions. */
function ProjectPremies({ project, prefill, intakeLocation }: PremiesPageProps & { project: Project }) {
  const search = new URLSearchParams(useSearch());
  const calculations = useCalculations(project.id);
  const [chosen, setChosen] = useState<PremieCalculation>();
  const asked = calculations.data?.find(({ id }) => String(id) === search.get('id'));
  const mayChange = may(project.role, 'change');
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <Simulator
        projectId={project.id}
        maySave={mayChange}
        startAtQuestions={search.has('nieuw')}
        opened={chosen ?? asked}
        prefill={prefill}
        intakeLocation={intakeLocation}
      />
      {calculations.data && calculations.data.length > 0 && (
        <SavedCalculations calculations={calculations.data} mayRemove={mayChange} onOpen={setChosen} />
      )}
      <EligibleCosts projectId={project.id} />
    </div>
  );
}
