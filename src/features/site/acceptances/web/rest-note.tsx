import { Link } from 'wouter';
import { contactName } from '#/core/contact-name';
import type { RestNote as RestNoteProps } from '#/features/people/shared/projects/web/slots';
import { listProjectAcceptances } from '#/features/site/acceptances/contract';
import { silence } from '#/features/site/acceptances/rules/before-paying';
import { acceptancePath } from '#/features/site/acceptances/rules/path';
import { silentContracts } from '#/features/site/acceptances/rules/silent';
import { useContracts, usePointsOfProject } from '#/features/site/acceptances/web/queries';
import { useRead } from '#/platform/web/queries';
import { Alert } from '#/ui/alert';
import { buttonClasses } from '#/ui/button';

/** Before a project rests: contracts of which something is not in order, and nothing was written down. */
export function RestNote({ project, onClose }: RestNoteProps) {
  const { data: quotes = [] } = useContracts(project.id);
  const { data: points = [] } = usePointsOfProject(project.id);
  const { data: acceptances } = useRead(listProjectAcceptances, { params: { projectId: project.id } });
  const silent = acceptances ? silentContracts(quotes, points, acceptances) : [];
  if (silent.length === 0) return null;
  return (
    <Alert tone="warning" title="Er is nog niet opgeleverd">
      <p>{silence}: leg eerst vast wat er nog moet gebeuren.</p>
      <ul className="mt-2 flex flex-col gap-2">
        {silent.map(({ quote, count }) => (
          <li key={quote.id} className="flex flex-wrap items-center justify-between gap-2">
            <span className="wrap-anywhere min-w-0">
              {contactName(quote.contact)}: {count === 1 ? '1 punt' : `${count} punten`} open
            </span>
            <Link
              href={acceptancePath(quote.id)}
              className={buttonClasses({ size: 'small' })}
              aria-label={`Proces-verbaal opmaken met ${contactName(quote.contact)}`}
              onClick={onClose}
            >
              Proces-verbaal opmaken
            </Link>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
