import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { addDays, dayAt, isDay } from '#/core/day';
import { chapterTitles, folderChapters } from '#/core/folder';
import { newFolderLink } from '#/features/folder/folder/links-contract';
import { useCreateFolderLink } from '#/features/folder/folder/web/queries';
import { draftName } from '#/platform/web/drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { Checkbox } from '#/ui/checkbox';
import { Chip } from '#/ui/chip';
import { DateField } from '#/ui/date-field';
import { FieldError } from '#/ui/field';
import { TextField } from '#/ui/text-field';

type Typed = z.input<typeof newFolderLink>;
type Fields = z.output<typeof newFolderLink>;

type Props = {
  projectId: number;
  onMade: (made: { url: string | null }) => void;
  onClose: () => void;
};

const usualDays = 90;

/** For one named person, for so long, and so much. */
export function NewLinkDialog({ projectId, onMade, onClose }: Props) {
  const create = useCreateFolderLink();
  const today = dayAt(new Date());
  const form = useForm<Typed, unknown, Fields>({
    resolver: zodResolver(newFolderLink),
    defaultValues: {
      ...{ name: '', email: null, chapters: [...folderChapters], withAmounts: false },
      until: addDays(today, usualDays),
    },
  });
  const { errors } = form.formState;
  return (
    <RecordDialog
      form={form}
      name={draftName('folder-link', undefined)}
      title="Woningmap delen"
      saveLabel="Link maken"
      busy={create.isPending}
      onClose={onClose}
      onCreate={(body) => create.mutate({ params: { projectId }, body }, { onSuccess: onMade })}
      onChange={undefined}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label="Voor wie?"
          required
          autoComplete="off"
          error={errors.name?.message}
          {...form.register('name')}
        />
        <TextField
          label="E-mailadres"
          hint="Zonder adres krijgt u de link zelf, om te bezorgen."
          type="email"
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email', { setValueAs: (typed: string | null) => typed?.trim() || null })}
        />
        <Controller
          control={form.control}
          name="until"
          render={({ field: { value, onChange, ...field }, fieldState }) => (
            <DateField
              {...field}
              label="Werkt tot en met"
              today={today}
              value={value && isDay(value) ? value : null}
              onChange={(next) => onChange(next ?? undefined)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={form.control}
          name="chapters"
          render={({ field: { value, onChange }, fieldState }) => (
            <fieldset>
              <legend className="mb-1.5 font-semibold text-[0.9375rem]">Hoofdstukken</legend>
              <div className="flex flex-wrap gap-2">
                {folderChapters.map((key) => (
                  <Chip
                    key={key}
                    isChosen={value.includes(key)}
                    onClick={() =>
                      onChange(value.includes(key) ? value.filter((each) => each !== key) : [...value, key])
                    }
                  >
                    {chapterTitles[key]}
                  </Chip>
                ))}
              </div>
              {fieldState.error?.message && (
                <FieldError id="folder-chapters-error">{fieldState.error.message}</FieldError>
              )}
            </fieldset>
          )}
        />
        <Checkbox
          label="Ook bedragen: offertes, facturen, meerwerken en verslagen gaan als bestand mee"
          {...form.register('withAmounts')}
        />
      </div>
    </RecordDialog>
  );
}
