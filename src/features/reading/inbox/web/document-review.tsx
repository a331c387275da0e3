import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { isImage } from '#/core/files';
import { type PaperReview, ReviewLayout } from '#/features/papers/shared/web/paper-review';
import { documentFields } from '#/features/work/shared/documents/contract';
import { guessCategory } from '#/features/work/shared/documents/rules/guess-category';
import { DocumentFields } from '#/features/work/shared/documents/web/document-fields';
import { RecordDialog } from '#/platform/web/record-dialog';

type Typed = z.input<typeof documentFields>;
type Values = z.output<typeof documentFields>;

type DocumentReviewProps = {
  frame: Omit<PaperReview<never>, 'onSave'>;
  mimeType: string;
  fileName: string;
  onSave: (values: Values) => void;
  onClose: () => void;
};

/** A paper that is no quote and no invoice goes to the documents. */
export function DocumentReview({ frame, mimeType, fileName, onSave, onClose }: DocumentReviewProps) {
  const form = useForm<Typed, unknown, Values>({
    resolver: zodResolver(documentFields),
    defaultValues: {
      category: guessCategory([fileName]) ?? (isImage(mimeType) ? 'photos' : 'other'),
      description: '',
      validUntil: null,
      roomId: null,
    },
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
        <DocumentFields form={form} />
      </ReviewLayout>
    </RecordDialog>
  );
}
