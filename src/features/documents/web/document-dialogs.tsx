import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { documentFields, type ProjectDocument } from '#/features/documents/contract';
import { useRemoveDocument, useUpdateDocument } from '#/features/documents/web/queries';
import { categoryOptions } from '#/features/documents/web/upload-card';
import { draftName } from '#/platform/web/kept-drafts';
import { RecordDialog } from '#/platform/web/record-dialog';
import { ConfirmDialog } from '#/ui/confirm';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

type DialogProps = { projectId: number; document: ProjectDocument; onClose: () => void };

export function EditDocumentDialog({ projectId, document, onClose }: DialogProps) {
  const update = useUpdateDocument();
  const form = useForm<z.input<typeof documentFields>, unknown, z.output<typeof documentFields>>({
    resolver: zodResolver(documentFields),
    defaultValues: { category: document.category, description: document.description ?? '' },
  });
  return (
    <RecordDialog
      form={form}
      name={draftName('document', document.id)}
      size="small"
      title="Document bewerken"
      description={document.fileName}
      busy={update.isPending}
      onSave={(body) =>
        update.mutate(
          { params: { projectId, id: document.id }, body, version: document.version },
          { onSuccess: onClose },
        )
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
        <TextArea
          label="Beschrijving"
          hint="Niet verplicht."
          rows={3}
          error={form.formState.errors.description?.message}
          {...form.register('description')}
        />
      </div>
    </RecordDialog>
  );
}

export function RemoveDocumentDialog({ projectId, document, onClose }: DialogProps) {
  const remove = useRemoveDocument();
  return (
    <ConfirmDialog
      onClose={onClose}
      danger
      title={`‘${document.fileName}’ verwijderen?`}
      text="Het document en het bestand verdwijnen voorgoed."
      confirmLabel="Verwijderen"
      busy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { projectId, id: document.id }, version: document.version },
          { onSettled: () => onClose() },
        )
      }
    />
  );
}
