import { MeetstaatScreen } from '#/features/meetstaat/web/meetstaat-screen';
import { ProjectScreen } from '#/features/projects/web/shared/project-screen';

export function MeetstaatPage() {
  return (
    <ProjectScreen title="Meetstaat" hint="Selecteer een project om de meetstaat te bekijken.">
      {(project) => <MeetstaatScreen project={project} />}
    </ProjectScreen>
  );
}
