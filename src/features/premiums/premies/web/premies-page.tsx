import { ExternalLink, ListChecks } from 'lucide-react';
import { Redirect, useParams } from 'wouter';
import { premiumFileHref } from '#/core/addresses';
import { may } from '#/core/rights';
import { officialSite } from '#/features/premiums/premies/rules/advice';
import { PremiesTabs } from '#/features/premiums/premies/web/premies-tabs';
import { useInitSubsidyTypes } from '#/features/premiums/premies/web/queries';
import { premiesRecords } from '#/features/premiums/premies/web/shared/slots';
import { useProject } from '#/platform/web/project/current-project';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { SlotParts } from '#/platform/web/slots';
import { useAddress } from '#/platform/web/use-address';
import { Button, buttonClasses } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Skeleton, SkeletonList } from '#/ui/skeleton';

const hint = 'Selecteer een project om premies te bekijken.';

export function PremiesPage() {
  const { id } = useParams<{ id?: string }>();
  const { search } = useAddress();
  // Links of before it had a page: /subsidies?dossier=12.
  const asked = Number(search.get('dossier'));
  if (id !== undefined) {
    return (
      <ProjectScreen title="Premies" hint={hint}>
        {(project) => (
          <SlotParts
            of={premiesRecords}
            given={{ projectId: project.id, mayChange: may(project.role, 'change'), id: Number(id) }}
            loading={<SkeletonList />}
          />
        )}
      </ProjectScreen>
    );
  }
  if (Number.isSafeInteger(asked) && asked > 0) return <Redirect to={premiumFileHref(asked)} replace />;
  return <AllPremies />;
}

function AllPremies() {
  const { project } = useProject();
  return (
    <>
      <PageHeader
        title="Premies"
        text={project && 'Wat u van de overheid kunt terugkrijgen, en welke kosten daarvoor tellen.'}
        actions={<HeaderActions mayChange={project !== undefined && may(project.role, 'change')} />}
      />
      <ProjectScreen hint={hint} loading={<Skeleton className="h-64 w-full" />}>
        {(current) => <PremiesTabs project={current} />}
      </ProjectScreen>
    </>
  );
}

/** What one seldom needs: it is never louder than what the page is for. */
function HeaderActions({ mayChange }: { mayChange: boolean }) {
  const init = useInitSubsidyTypes();
  const look = { variant: 'quiet', size: 'small' } as const;
  return (
    <div className="-mx-3 flex max-w-[calc(100vw-0.5rem)] flex-wrap max-md:[&_span:has(>svg)]:hidden max-md:[&_svg]:hidden md:gap-x-1">
      {mayChange && (
        <Button
          {...look}
          icon={<ListChecks aria-hidden="true" />}
          disabled={init.isPending}
          onClick={() => init.mutate({})}
        >
          {init.isPending ? 'Bezig...' : 'Initialiseer Categorieën'}
        </Button>
      )}
      <a href={officialSite} target="_blank" rel="noreferrer" className={buttonClasses(look)}>
        <ExternalLink aria-hidden="true" className="size-[1.125rem]" />
        Mijn VerbouwPremie
        <span className="sr-only"> (officiële site, nieuw tabblad)</span>
      </a>
    </div>
  );
}
