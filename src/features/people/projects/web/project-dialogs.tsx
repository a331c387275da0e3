import type { Project } from '#/core/project';
import { ProjectForm } from '#/features/people/projects/web/project-form';
import {
  useCreateProject,
  useRemoveProject,
  useRestProject,
  useUpdateProject,
} from '#/features/people/projects/web/queries';
import { restNotes } from '#/features/people/shared/projects/web/slots';
import { useProject } from '#/platform/web/project/current-project';
import { SlotParts } from '#/platform/web/slots';
import { ConfirmDialog } from '#/ui/confirm';

type DialogProps = { onClose: () => void };

/** A newly created project becomes the current one. */
export function CreateProjectDialog({ onClose }: DialogProps) {
  const create = useCreateProject();
  const { select } = useProject();
  return (
    <ProjectForm
      onClose={onClose}
      busy={create.isPending}
      onCreate={({ name, description }) =>
        create.mutate(
          { body: { name, description, status: 'active' } },
          {
            onSuccess: ({ id }) => {
              select(id);
              onClose();
            },
          },
        )
      }
    />
  );
}

export function RenameProjectDialog({ project, onClose }: DialogProps & { project: Project }) {
  const update = useUpdateProject();
  return (
    <ProjectForm
      project={project}
      onClose={onClose}
      busy={update.isPending}
      saving={update}
      onChange={(body, version) =>
        update.mutate({ params: { projectId: project.id }, body, version }, { onSuccess: () => onClose() })
      }
    />
  );
}

/** Before a project rests: what that does, and that nothing is lost by it. */
export function RestProjectDialog({ project, onClose }: DialogProps & { project: Project }) {
  const rest = useRestProject('resting');
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`‘${project.name}’ laten rusten?`}
      text={
        <div className="flex flex-col gap-3">
          <p>
            Is het werk klaar, dan houdt u het menu kort: de Woningmap, de punten, en waarborg en onderhoud.
            Al het andere blijft staan en is te lezen: u vindt het met Zoeken.
          </p>
          <p>
            U en wie meewerkt krijgen alleen nog een e-mail over wat een dag heeft, zoals een waarborg die
            afloopt of een onderhoud. Met één klik is het project weer actief.
          </p>
          <SlotParts of={restNotes} given={{ project, onClose }} />
        </div>
      }
      confirmLabel="Laten rusten"
      busy={rest.isPending}
      onConfirm={() =>
        rest.mutate(
          { params: { projectId: project.id }, body: { status: 'resting' }, version: project.version },
          { onSettled: () => onClose() },
        )
      }
    />
  );
}

export function RemoveProjectDialog({ project, onClose }: DialogProps & { project: Project }) {
  const remove = useRemoveProject();
  const { expectGone } = useProject();
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title={`‘${project.name}’ verwijderen?`}
      text={
        project.isExample
          ? 'Het voorbeeldproject verdwijnt in één keer, met de contacten die erbij horen.'
          : 'De meetstaat, offertes, facturen, planning, documenten en berekeningen van dit project verdwijnen, ook voor wie u het project deelt. U kunt het nog een tijd terugzetten uit de prullenmand.'
      }
      confirmLabel="Project verwijderen"
      typeToConfirm={project.isExample ? undefined : project.name}
      busy={remove.isPending}
      onConfirm={() => {
        expectGone(project.id);
        remove.mutate(
          { params: { projectId: project.id }, version: project.version },
          { onSettled: () => onClose() },
        );
      }}
    />
  );
}
