import { may } from '#/core/rights';
import { AnswersCard } from '#/features/outside/guests/web/answers-card';
import { LinkCard } from '#/features/outside/links/web/shared/link-card';
import { MessagesCard } from '#/features/outside/messages/web/shared/messages-card';
import { RequestsCard } from '#/features/outside/paper-requests/web/shared/requests-card';
import { useProject } from '#/platform/web/project/current-project';

type OutsideCardsProps = { projectId: number; contactId: number; isArchitect: boolean };

/** On the page of a contact: what waits for an answer first, then the link itself. */
export function OutsideCards({ projectId, contactId, isArchitect }: OutsideCardsProps) {
  const { project } = useProject();
  const mayChange = project !== undefined && may(project.role, 'change');
  const given = { projectId, contactId, mayChange };
  return (
    <>
      <AnswersCard {...given} />
      <MessagesCard {...given} />
      <RequestsCard {...given} />
      <LinkCard {...given} isArchitect={isArchitect} />
    </>
  );
}
