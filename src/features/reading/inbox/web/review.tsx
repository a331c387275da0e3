import { useState } from 'react';
import { Link } from 'wouter';
import { addresses, handedInParam } from '#/core/addresses';
import { dayAt } from '#/core/day';
import { invoiceReviews, quoteReviews } from '#/features/papers/shared/web/slots';
import { type InboxEntry, type SavedKind, savedKinds } from '#/features/reading/inbox/contract';
import { kindLabels, proposedKind } from '#/features/reading/inbox/rules/words';
import { DocumentReview } from '#/features/reading/inbox/web/document-review';
import { useSaveEntry } from '#/features/reading/inbox/web/queries';
import { ReviewNotices } from '#/features/reading/inbox/web/review-notices';
import { draftName } from '#/platform/web/drafts';
import { SlotParts } from '#/platform/web/slots';
import { buttonClasses } from '#/ui/button';
import { FileView } from '#/ui/file-view';
import { SelectField } from '#/ui/select';

type ReviewProps = {
  projectId: number;
  entry: InboxEntry;
  /** How many there are to look at, with this one. */
  left: number;
  onSaved: (entry: InboxEntry) => void;
  onClose: () => void;
};

const labels: Record<SavedKind, string> = {
  quote: kindLabels.quote,
  invoice: kindLabels.invoice,
  'credit-note': kindLabels['credit-note'],
  document: 'Document',
};
const options = savedKinds.map((value) => ({ value, label: labels[value] }));

/** One paper: the page beside the fields of what it is saved as, in the forms that quotes and invoices have. */
export function Review({ projectId, entry, left, onSaved, onClose }: ReviewProps) {
  const { data, file, filePath, kind } = entry;
  const [as, setAs] = useState(() => proposedKind(kind));
  const { mutate, isPending } = useSaveEntry();
  const save = (body: Parameters<typeof mutate>[0]['body']) =>
    mutate({ params: { id: entry.id }, body }, { onSuccess: () => onSaved(entry) });
  const frame = {
    draft: draftName('inbox', entry.id),
    read: data,
    page: (
      <FileView
        file={{ name: file.name, path: filePath, mimeType: file.mimeType }}
        className="h-[50dvh] md:h-[min(68dvh,48rem)]"
      />
    ),
    notices: (
      <>
        <SelectField label="Bewaren als" value={as} onChange={setAs} options={options} />
        <ReviewNotices projectId={projectId} entry={entry} />
      </>
    ),
    title: `Nakijken: ${file.name}`,
    saveLabel: left > 1 ? 'Opslaan, volgende papier' : 'Opslaan',
    otherButton:
      kind === 'spreadsheet' ? (
        <Link
          href={`${addresses.meetstaat}?${handedInParam}=${entry.id}`}
          className={buttonClasses({ variant: 'quiet', className: 'md:mr-auto' })}
        >
          Naar de import
        </Link>
      ) : undefined,
    busy: isPending,
  };
  switch (as) {
    case 'quote':
      return (
        <SlotParts
          of={quoteReviews}
          given={{ projectId, review: { ...frame, onSave: (body) => save({ ...body, as }) }, onClose }}
        />
      );
    case 'invoice':
    case 'credit-note':
      return (
        <SlotParts
          key={as}
          of={invoiceReviews}
          given={{
            projectId,
            review: {
              ...frame,
              read: data && { ...data, kind: as },
              onSave: (body) => {
                const receivedDate = body.receivedDate ?? dayAt(new Date(entry.createdAt));
                const kept = { ...body, receivedDate };
                // A receipt has a form of its own.
                save(
                  body.kind === 'credit-note' ? { ...kept, as: 'credit-note' } : { ...kept, as: 'invoice' },
                );
              },
            },
            onClose,
          }}
        />
      );
    case 'document':
      return (
        <DocumentReview
          frame={frame}
          mimeType={file.mimeType}
          fileName={file.name}
          onSave={(body) => save({ ...body, as })}
          onClose={onClose}
        />
      );
  }
}
