import { useState } from 'react';
import type { Project } from '#/core/project';
import { CollaboratorList } from '#/features/people/sharing/web/collaborator-list';
import { InviteForm } from '#/features/people/sharing/web/invite-form';
import { useCollaborators } from '#/features/people/sharing/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { useUnsaved } from '#/ui/use-unsaved';

type ShareDialogProps = { project: Pick<Project, 'id' | 'name'>; onClose: () => void };

export function ShareDialog({ project, onClose }: ShareDialogProps) {
  const [touched, setTouched] = useState(false);
  const { close, question } = useUnsaved(touched, onClose);
  return (
    <Dialog
      onClose={close}
      title="Project delen"
      description={`Nodig mensen uit om mee te werken aan ‘${project.name}’. Ze kunnen offertes, facturen en documenten toevoegen.`}
      footer={<Button onClick={close}>Sluiten</Button>}
    >
      {question}
      <div className="flex flex-col gap-6">
        <InviteForm projectId={project.id} onTouched={setTouched} />
        <section aria-labelledby="collaborators-heading">
          <h3 id="collaborators-heading" className="mb-2 font-semibold">
            Collaborators
          </h3>
          <QueryStates
            query={useCollaborators(project.id)}
            failed="De lijst kon niet geladen worden"
            loading={<p className="text-ink-soft">Laden...</p>}
          >
            {(collaborators) => <CollaboratorList projectId={project.id} collaborators={collaborators} />}
          </QueryStates>
        </section>
      </div>
    </Dialog>
  );
}
