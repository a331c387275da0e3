import { useState } from 'react';
import type { Project } from '#/features/projects/contract';
import { CollaboratorList } from '#/features/sharing/web/collaborator-list';
import { InviteForm } from '#/features/sharing/web/invite-form';
import { useCollaborators } from '#/features/sharing/web/queries';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { useUnsaved } from '#/ui/use-unsaved';

type ShareDialogProps = { project: Pick<Project, 'id' | 'name'>; onClose: () => void };

export function ShareDialog({ project, onClose }: ShareDialogProps) {
  const [touched, setTouched] = useState(false);
  const { close, question } = useUnsaved(touched, onClose);
  const { data: collaborators, error } = useCollaborators(project.id);
  return (
    <Dialog
      open
      onOpenChange={close}
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
          {error ? (
            <Alert tone="danger">
              De lijst kon niet worden geladen. Sluit dit venster en probeer opnieuw.
            </Alert>
          ) : (
            <CollaboratorList projectId={project.id} collaborators={collaborators} />
          )}
        </section>
      </div>
    </Dialog>
  );
}
