import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { tokenRights } from '#/core/call';
import type { Project } from '#/core/project';
import { tokenFields } from '#/features/programs/tokens/contract';
import { rightWords } from '#/features/programs/tokens/rules/words';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Alert } from '#/ui/alert';
import { RadioGroup } from '#/ui/radio-group';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

type Typed = z.input<typeof tokenFields>;
export type TokenValues = z.output<typeof tokenFields>;

const rightOptions = tokenRights.map((value) => ({ value, ...rightWords[value] }));

const dayOptions = [
  { value: '30', label: '30 dagen' },
  { value: '90', label: '90 dagen' },
  { value: '365', label: 'Een jaar' },
];

type TokenFormProps = {
  projects: readonly Project[];
  projectId: number;
  busy: boolean;
  onClose: () => void;
  onCreate: (values: TokenValues) => void;
};

export function TokenForm({ projects, projectId, ...dialog }: TokenFormProps) {
  const form = useForm<Typed, unknown, TokenValues>({
    resolver: zodResolver(tokenFields),
    defaultValues: { name: '', projectId, right: 'read', days: 90 },
  });
  const { errors } = form.formState;
  return (
    <RecordDialog
      {...dialog}
      form={form}
      name={draftName('token', undefined)}
      size="small"
      title="Programma toelaten"
      saveLabel="Token maken"
    >
      <div className="flex flex-col gap-4">
        <Alert tone="info">Wat dit programma leest, gaat ook naar wie het maakt.</Alert>
        <TextField
          label="Naam"
          hint="Zo staat het hier, en in de geschiedenis van het project."
          required
          placeholder="Thuisserver"
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <Controller
          control={form.control}
          name="projectId"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              label="Project"
              value={String(value)}
              options={projects.map(({ id, name }) => ({ value: String(id), label: name }))}
              error={errors.projectId?.message}
              onChange={(chosen) => onChange(Number(chosen))}
              {...field}
            />
          )}
        />
        <Controller
          control={form.control}
          name="right"
          render={({ field }) => (
            <RadioGroup
              label="Wat mag het?"
              options={rightOptions}
              error={errors.right?.message}
              {...field}
            />
          )}
        />
        <Controller
          control={form.control}
          name="days"
          render={({ field: { value, onChange, ...field } }) => (
            <SelectField
              label="Hoelang?"
              value={String(value)}
              options={dayOptions}
              error={errors.days?.message}
              onChange={(chosen) => onChange(Number(chosen))}
              {...field}
            />
          )}
        />
      </div>
    </RecordDialog>
  );
}
