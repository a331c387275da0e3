import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import {
  categoryLabels,
  documentFields,
  type ProjectDocument,
} from '#/features/work/shared/documents/contract';
import { DocumentFields } from '#/features/work/shared/documents/web/document-fields';
import { useUpdateDocument } from '#/features/work/shared/documents/web/queries';
import type { Room } from '#/features/work/shared/rooms/contract';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { draftName } from '#/platform/web/drafts';
import { type FormWords, inDay, inOption, inText, inWord } from '#/platform/web/merge/field-words';
import { RecordDialog } from '#/platform/web/record-dialog';
import { RecordHistory } from '#/platform/web/record-history';

type DialogProps = { projectId: number; document: ProjectDocument; onClose: () => void };

type Typed = z.input<typeof documentFields>;

const wordsOf = (rooms: readonly Room[]): FormWords<Typed> => ({
  category: inWord('Categorie', categoryLabels),
  description: inText('Beschrijving'),
  validUntil: inDay('Geldig tot'),
  roomId: inOption(
    'Ruimte',
    rooms.map(({ id, name }) => ({ value: String(id), label: name })),
  ),
});

function draftOf({ category, description, validUntil, roomId }: ProjectDocument): Typed {
  return { category, description: description ?? '', validUntil, roomId };
}

export function EditDocumentDialog({
  projectId,
  document,
  isGone,
  onClose,
}: DialogProps & { isGone: boolean }) {
  const update = useUpdateDocument();
  const { data: rooms = [] } = useRooms();
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
        ...{ isGone, saving: update, draftOf, words: wordsOf(rooms) },
      }}
      onChange={(body, version) =>
        update.mutate({ params: { projectId, id: document.id }, body, version }, { onSuccess: onClose })
      }
      onClose={onClose}
    >
      <DocumentFields form={form} />
      <RecordHistory kind="documents" record={document.id} />
    </RecordDialog>
  );
}
