import { MeetstaatScreen } from '#/features/meetstaat/web/meetstaat-screen';
import { ProjectScreen } from '#/features/projects/web/shared/project-screen';
import { usePageTitle } from '#/ui/use-page-title';

export function MeetstaatPage() {
  usePageTitle('Meetstaat');
  return (
    <ProjectScreen title="Meetstaat" hint="Selecteer een project om de meetstaat te bekijken.">
      {(project) => <MeetstaatScreen project={project} />}
    </ProjectScreen>
  );
}
