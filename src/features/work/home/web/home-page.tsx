import { may } from '#/core/rights';
import { HomeCard } from '#/features/work/home/web/home-card';
import { homeParts } from '#/features/work/shared/home/web/slots';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { SlotParts } from '#/platform/web/slots';
import { PageHeader } from '#/ui/page-header';

/** What papers, premiums and VAT have to know of the home, on a page of its own. */
export function HomePage() {
  return (
    <ProjectScreen title="Uw woning" hint="Selecteer een project om de woning te bekijken.">
      {({ id, role }) => (
        <>
          <PageHeader
            title="Uw woning"
            text="Btw, premies en de controle van uw papieren hangen hiervan af."
          />
          <div className="flex flex-col gap-5">
            <HomeCard projectId={id} mayChange={may(role, 'change')} />
            <SlotParts of={homeParts} given={{ projectId: id, mayChange: may(role, 'change') }} />
          </div>
        </>
      )}
    </ProjectScreen>
  );
}
