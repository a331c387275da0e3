import { ChevronsUpDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useProject } from '#/platform/web/project/current-project';
import { Badge } from '#/ui/badge';

/** Names the current project and opens the menu of projects. */
export function ProjectButton(props: ComponentProps<'button'>) {
  const { project } = useProject();
  return (
    <button
      {...props}
      type="button"
      className="flex min-h-14 w-full items-center gap-2 rounded-control border border-line bg-paper px-3 py-2 text-left hover:border-line-strong"
    >
      <span className="min-w-0 flex-1">
        <span className="mb-0.5 flex items-center gap-2 text-ink-soft text-xs">
          Project{' '}
          {project?.isExample && (
            <Badge tone="ochre" className="-my-1">
              Voorbeeld
            </Badge>
          )}
        </span>
        <span title={project?.name} className="block truncate font-semibold">
          {project?.name ?? 'Kies of maak een project'}
        </span>
      </span>
      <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
    </button>
  );
}
