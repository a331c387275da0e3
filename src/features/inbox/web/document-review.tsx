import { zodResolver } from '@hookform/resolvers/zod';
import { Controller, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isImage } from '#/core/files';
import { categoryLabels, documentCategories, documentFields } from '#/features/documents/contract';
import { type PaperReview, ReviewLayout } from '#/features/papers/web/shared/paper-review';
import { RecordDialog } from '#/platform/web/record-dialog';
import { SelectField } from '#/ui/select';
import { TextArea } from '#/ui/text-field';

type Typed = z.input<typeof documentFields>;
type Values = z.output<typeof documentFields>;

type DocumentReviewProps = {
  frame: Omit<PaperReview<never>, 'onSave'>;
  mimeType: string;
  onSave: (values: Values) => void;
  onClose: () => void;
};

const options = documentCategories.map((value) => ({ value, label: categoryLabels[value] }));

/** A paper that is no quote and no invoice goes to the documents. */
export function DocumentReview({ frame, mimeType, onSave, onClose }: DocumentReviewProps) {
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(documentFields),
    defaultValues: { category: isImage(mimeType) ? 'photos' : 'other', description: '' },
  });
  return (
    <RecordDialog
      form={form}
      name={frame.draft}
      size="extra"
      title={frame.title}
      saveLabel={frame.saveLabel}
      otherButton={frame.otherButton}
      busy={frame.busy}
      onCreate={onSave}
      onClose={onClose}
    >
      <ReviewLayout page={frame.page} notices={frame.notices}>
        <Controller
          control={form.control}
          name="category"
          render={({ field, fieldState }) => (
            <SelectField
              label="Categorie"
              required
              options={options}
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
      </ReviewLayout>
    </RecordDialog>
  );
}
