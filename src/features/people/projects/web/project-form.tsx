import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Project } from '#/core/project';
import { projectFields } from '#/features/people/projects/contract';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { type FormWords, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { TextArea, TextField } from '#/ui/text-field';

type Typed = z.input<typeof projectFields>;
export type ProjectValues = z.output<typeof projectFields>;

export type ProjectFormProps = {
  /** The one to change; left out for a new one. */
  project?: Project;
  onClose: () => void;
  busy: boolean;
  onCreate?: (values: ProjectValues) => void;
  onChange?: (values: ProjectValues, version: number) => void;
  /** Of the one to change. */
  saving?: Saving;
};

const words: FormWords<Typed> = { name: inText('Naam'), description: inText('Beschrijving') };

function draftOf({ name, description }: Project): Typed {
  return { name, description: description ?? '' };
}

export function ProjectForm({ project, saving, ...dialog }: ProjectFormProps) {
  const form = useForm<Typed, unknown, ProjectValues>({
    resolver: zodResolver(projectFields),
    defaultValues: project ? draftOf(project) : { name: '', description: '' },
  });
  const { errors } = form.formState;
  return (
    <RecordDialog
      {...dialog}
      form={form}
      changing={
        project &&
        saving && {
          ...{
            record: project,
            id: project.id,
            kind: 'projects',
            noun: 'dit project',
            saving,
            draftOf,
            words,
          },
        }
      }
      name={draftName('project', project?.id)}
      size="small"
      title={project ? 'Project hernoemen' : 'Nieuw project'}
      description={project ? undefined : 'Eén project per woning werkt het best.'}
      saveLabel={project ? 'Opslaan' : 'Project aanmaken'}
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
