import { useSearchParams } from 'wouter';
import { may } from '#/core/rights';
import { listClosings } from '#/features/site/closing/contract';
import { closingParam } from '#/features/site/closing/rules/path';
import { ClosingNotice } from '#/features/site/closing/web/closing-notice';
import type { SitePart } from '#/features/site/photos/web/shared/slots';
import { useRead } from '#/platform/web/queries';

/** On the site: what asks for photos now, and first the one that somebody came for. */
export function SiteNotice({ project }: SitePart) {
  const [search] = useSearchParams();
  const asked = Number(search.get(closingParam));
  const { data = [] } = useRead(listClosings, { params: { projectId: project.id } });
  const closings = data
    .filter(({ taskId, isPressing }) => isPressing || taskId === asked)
    .toSorted((one, other) => Number(other.taskId === asked) - Number(one.taskId === asked));
  return (
    <ClosingNotice
      projectId={project.id}
      closings={closings}
      mayAdd={may(project.role, 'add')}
      asked={asked}
    />
  );
}
