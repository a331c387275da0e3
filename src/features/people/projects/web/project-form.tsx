import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import type { Project } from '#/core/project';
import { projectForm } from '#/features/people/projects/contract';
import { draftName } from '#/platform/web/drafts';
import type { Saving } from '#/platform/web/merge/changing';
import { type FormWords, inFlag, inText } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Checkbox } from '#/ui/checkbox';
import { TextArea, TextField } from '#/ui/text-field';

type Typed = z.input<typeof projectForm>;
export type ProjectValues = z.output<typeof projectForm>;

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

const words: FormWords<Typed> = {
  name: inText('Naam'),
  description: inText('Beschrijving'),
  allowsTokens: inFlag('Programma’s van anderen'),
};

function draftOf({ name, description, allowsTokens }: Project): Typed {
  return { name, description: description ?? '', allowsTokens };
}

export function ProjectForm({ project, saving, ...dialog }: ProjectFormProps) {
  const form = useForm<Typed, unknown, ProjectValues>({
    resolver: zodResolver(projectForm),
    defaultValues: project ? draftOf(project) : { name: '', description: '', allowsTokens: true },
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
        {project && (
          <Checkbox
            label="Wie hier meewerkt, mag eigen programma’s laten meelezen"
            hint="Zet dit af als alleen uw eigen programma’s in dit project mogen. Elk programma leest hoogstens wat zijn eigenaar hier mag zien."
            {...form.register('allowsTokens')}
          />
        )}
      </div>
    </RecordDialog>
  );
}
