import { useState } from 'react';
import type { Collaborator } from '#/features/people/shared/sharing/contract';
import { CollaboratorRow } from '#/features/people/sharing/web/collaborator-row';
import { useRemoveCollaborator, useUpdateCollaborator } from '#/features/people/sharing/web/queries';
import { ConfirmDialog } from '#/ui/confirm';

type CollaboratorListProps = {
  projectId: number;
  collaborators: readonly Collaborator[];
};

export function CollaboratorList({ projectId, collaborators }: CollaboratorListProps) {
  const [removing, setRemoving] = useState<Collaborator>();
  const update = useUpdateCollaborator();
  const remove = useRemoveCollaborator();
  const close = () => setRemoving(undefined);
  if (collaborators.length === 0) return <p className="text-ink-soft">Nog geen collaborators uitgenodigd</p>;
  return (
    <>
      <ul className="divide-y divide-line rounded-card border border-line">
        {collaborators.map((collaborator) => (
          <CollaboratorRow
            key={collaborator.id}
            collaborator={collaborator}
            onRole={(role) =>
              update.mutate({
                params: { projectId, id: collaborator.id },
                body: { role },
                version: collaborator.version,
              })
            }
            onRemove={() => setRemoving(collaborator)}
          />
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          onClose={close}
          danger
          title={`${removing.user.name ?? removing.user.email} verwijderen?`}
          text="Weet je zeker dat je deze collaborator wilt verwijderen?"
          confirmLabel="Verwijderen"
          busy={remove.isPending}
          onConfirm={() =>
            remove.mutate(
              { params: { projectId, id: removing.id }, version: removing.version },
              { onSettled: close },
            )
          }
        />
      )}
    </>
  );
}
