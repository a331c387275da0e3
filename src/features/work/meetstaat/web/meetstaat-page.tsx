import { ProjectScreen } from '#/features/people/projects/web/shared/project-screen';
import { MeetstaatScreen } from '#/features/work/meetstaat/web/meetstaat-screen';

export function MeetstaatPage() {
  return (
    <ProjectScreen title="Meetstaat" hint="Selecteer een project om de meetstaat te bekijken.">
      {(project) => <MeetstaatScreen project={project} />}
    </ProjectScreen>
  );
}
