import { Trash2 } from 'lucide-react';
import { RemovedContacts, RemovedProjects } from '#/features/history/trash/web/own-trash';
import { ProjectTrash } from '#/features/history/trash/web/project-trash';
import { useOwnTrash } from '#/features/history/trash/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

export function TrashPage() {
  const { project } = useProject();
  const own = useOwnTrash();
  return (
    <>
      <PageHeader
        title="Prullenmand"
        text="Wat verwijderd werd, kunt u van hier terugzetten, met bestand en al. Daarna is het voorgoed weg."
      />
      {project && <ProjectTrash key={project.id} project={project} />}
      <QueryStates query={own} failed="Uw prullenmand kon niet geladen worden">
        {({ projects, contacts }) => (
          <>
            <RemovedProjects projects={projects} />
            <RemovedContacts contacts={contacts} />
            {!project && projects.length + contacts.length === 0 && (
              <EmptyState icon={<Trash2 aria-hidden="true" />} title="De prullenmand is leeg" />
            )}
          </>
        )}
      </QueryStates>
    </>
  );
}
