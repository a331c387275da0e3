import { ExternalLink, ListChecks } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { officialSite } from '#/features/premiums/premies/rules/advice';
import { EligibleCosts } from '#/features/premiums/premies/web/eligible-costs';
import { useCalculations, useInitSubsidyTypes } from '#/features/premiums/premies/web/queries';
import { SavedCalculations } from '#/features/premiums/premies/web/saved-calculations';
import { premiesNotices, premiesSections } from '#/features/premiums/premies/web/shared/slots';
import { Simulator } from '#/features/premiums/premies/web/simulator/simulator';
import type { Home } from '#/features/work/home/contract';
import { useHome } from '#/features/work/home/web/shared/use-home';
import type { Intake } from '#/features/work/intake/contract';
import { simulatorAnswers } from '#/features/work/intake/rules/answers';
import { useIntake } from '#/features/work/intake/web/shared/use-intake';
import { DeadLink } from '#/platform/web/dead-link';
import { useProject } from '#/platform/web/project/current-project';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { SlotParts } from '#/platform/web/slots';
import { useAddress } from '#/platform/web/use-address';
import { Button, buttonClasses } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Skeleton } from '#/ui/skeleton';

type ProjectPremiesProps = { project: Project; intake: Intake | undefined };

export function PremiesPage() {
  const intake = useIntake();
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
              <ExternalLink aria-hidden="true" className="size-[1.125rem]" />
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
        {(current) => <ProjectPremies project={current} intake={intake} />}
      </ProjectScreen>
    </>
  );
}

/** `?id=12` opens that calculation, `?nieuw=1` goes straight to the questions. */
function ProjectPremies({ project, intake }: ProjectPremiesProps) {
  const { search, put } = useAddress();
  const calculations = useCalculations(project.id);
  const { data: home } = useHome(project.id);
  const [chosen, setChosen] = useState<PremieCalculation>();
  const asked = calculations.data?.find(({ id }) => String(id) === search.get('id'));
  const mayChange = may(project.role, 'change');
  const show = (calculation: PremieCalculation) => {
    setChosen(calculation);
    put({ id: String(calculation.id) });
  };
  return (
    <div className="flex flex-col gap-6 md:gap-8">
      <DeadLink
        rows={calculations.data}
        text="Deze premieberekening bestaat niet meer, of ze staat in een ander project."
      />
      <SlotParts of={premiesNotices} given={{ projectId: project.id, mayChange }} />
      <Simulator
        projectId={project.id}
        maySave={mayChange}
        saved={calculations.data ?? []}
        startAtQuestions={search.has('nieuw')}
        opened={chosen ?? asked}
        prefill={prefillOf(intake, home)}
        intakeLocation={intake?.locatie || undefined}
      />
      {calculations.data && calculations.data.length > 0 && (
        <SavedCalculations calculations={calculations.data} mayChange={mayChange} onOpen={show} />
      )}
      <SlotParts
        of={premiesSections}
        given={{ projectId: project.id, mayChange }}
        loading={<Skeleton className="h-64 w-full" />}
      />
      <EligibleCosts projectId={project.id} />
    </div>
  );
}

/** Answers that are known already, with a sentence that says from where. */
function prefillOf(intake: Intake | undefined, home: Home | undefined) {
  const thisYear = new Date().getFullYear();
  const told = simulatorAnswers({ bouwjaar: intake?.bouwjaar ?? null, epc: intake?.epc ?? null }, thisYear);
  const known = simulatorAnswers({ bouwjaar: null, epc: home?.epcLabel ?? null }, thisYear);
  const isProtected = home?.protectedCustomer === true;
  const isToldOnly = Object.keys(told).some((question) => !(question in known));
  const isKnown = isProtected || Object.keys(known).length > 0;
  const sources = [isToldOnly && 'uw intake', isKnown && 'de gegevens van uw woning'];
  return {
    ...told,
    ...known,
    ...(isProtected ? { beschermdeKlant: true } : {}),
    source: `Overgenomen uit ${sources.filter(Boolean).join(' en ')}.`,
  };
}
