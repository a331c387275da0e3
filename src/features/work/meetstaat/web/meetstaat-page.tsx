import { MeetstaatScreen } from '#/features/work/meetstaat/web/meetstaat-screen';
import { ProjectScreen } from '#/platform/web/project/project-screen';

export function MeetstaatPage() {
  return (
    <ProjectScreen title="Meetstaat" hint="Selecteer een project om de meetstaat te bekijken.">
      {(project) => <MeetstaatScreen project={project} />}
    </ProjectScreen>
  );
}
