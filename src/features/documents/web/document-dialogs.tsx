import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { dayAt, isDay } from '#/core/day';
import { categoryLabels, documentFields, type ProjectDocument } from '#/features/documents/contract';
import { useUpdateDocument } from '#/features/documents/web/queries';
import { categoryOptions } from '#/features/documents/web/upload-card';
import { RecordHistory } from '#/features/logbook/web/shared/record-history';
import { draftName } from '#/platform/web/kept-drafts';
import { type FormWords, inDay, inText, inWord } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

type DialogProps = { projectId: number; document: ProjectDocument; onClose: () => void };

type Typed = z.input<typeof documentFields>;

const words: FormWords<Typed> = {
  category: inWord('Categorie', categoryLabels),
  description: inText('Beschrijving'),
  validUntil: inDay('Geldig tot'),
};

function draftOf({ category, description, validUntil }: ProjectDocument): Typed {
  return { category, description: description ?? '', validUntil };
}

export function EditDocumentDialog({
  projectId,
  document,
  isGone,
  onClose,
}: DialogProps & { isGone: boolean }) {
  const update = useUpdateDocument();
  const form = useForm<Typed, unknown, z.output<typeof documentFields>>({
    resolver: zodResolver(documentFields),
    defaultValues: draftOf(document),
  });
  return (
    <RecordDialog
      form={form}
      name={draftName('document', document.id)}
      size="small"
      title="Document bewerken"
      description={document.fileName}
      busy={update.isPending}
      changing={{
        ...{ record: document, id: document.id, kind: 'documents', noun: 'dit document' },
        ...{ isGone, saving: update, draftOf, words },
      }}
      onChange={(body, version) =>
        update.mutate({ params: { projectId, id: document.id }, body, version }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <div className="flex flex-col gap-4">
        <Controller
          control={form.control}
          name="category"
          render={({ field, fieldState }) => (
            <SelectField
              label="Categorie"
              required
              options={categoryOptions}
              error={fieldState.error?.message}
              {...field}
            />
          )}
        />
        <Controller
          control={form.control}
          name="validUntil"
          render={({ field: { value, ...field }, fieldState }) => (
            <DateField
              {...field}
              label="Geldig tot"
              hint="Van een verzekering, een garantie of een keuring: u wordt er op tijd aan herinnerd."
              today={dayAt(new Date())}
              value={value && isDay(value) ? value : null}
              error={fieldState.error?.message}
            />
          )}
        />
        <TextArea
          label="Beschrijving"
          hint="Niet verplicht."
          rows={3}
          error={form.formState.errors.description?.message}
          {...form.register('description')}
        />
      </div>
      <RecordHistory kind="documents" record={document.id} />
    </RecordDialog>
  );
}
