import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type Project, projectFields } from '#/features/projects/contract';
import { draftName } from '#/platform/web/kept-drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextArea, TextField } from '#/ui/text-field';

type Typed = z.input<typeof projectFields>;
export type ProjectValues = z.output<typeof projectFields>;

export type ProjectFormProps = {
  /** The one to change; left out for a new one. */
  project?: Project;
  onClose: () => void;
  busy: boolean;
  onSave: (values: ProjectValues) => void;
};

export function ProjectForm({ project, onClose, busy, onSave }: ProjectFormProps) {
  const form = useForm<Typed, unknown, ProjectValues>({
    resolver: zodResolver(projectFields),
    defaultValues: { name: project?.name ?? '', description: project?.description ?? '' },
  });
  const { errors } = form.formState;
  return (
    <RecordDialog
      form={form}
      name={draftName('project', project?.id)}
      size="small"
      title={project ? 'Project hernoemen' : 'Nieuw project'}
      description={project ? undefined : 'Eén project per woning werkt het best.'}
      saveLabel={project ? 'Opslaan' : 'Project aanmaken'}
      busy={busy}
      onSave={onSave}
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Naam"
          required
          placeholder="Renovatie Kerkstraat 12"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextArea
          label="Beschrijving"
          hint="Niet verplicht."
          rows={3}
          error={errors.description?.message}
          {...form.register('description')}
        />
      </div>
    </RecordDialog>
  );
}
