import { Camera } from 'lucide-react';
import { fileKinds } from '#/core/files';
import { useTakeDocuments } from '#/features/site/photos/web/queries';
import { photoUpload } from '#/features/site/shared/photos/contract';
import type { DocumentCategory, ProjectDocument } from '#/features/work/shared/documents/contract';
import { Button } from '#/ui/button';

type MakePhotosProps = {
  projectId: number;
  category: DocumentCategory;
  documents: readonly ProjectDocument[];
};

const photoTypes: ReadonlySet<string> = new Set(photoUpload.kinds.map((kind) => fileKinds[kind].mimeType));
const mostAtOnce = 100;

/** Makes photos of the pictures in the folder that is called so: the same files, in Werf. */
export function MakePhotos({ projectId, category, documents }: MakePhotosProps) {
  const take = useTakeDocuments();
  const ids = documents
    .filter(({ mayChange, mimeType }) => mayChange && photoTypes.has(mimeType))
    .map(({ id }) => id);
  if (category !== 'photos' || ids.length === 0) return null;
  const words = ids.length === 1 ? 'Deze foto naar Werf' : `Alle ${ids.length} foto’s naar Werf`;
  return (
    <Button
      variant="quiet"
      size="small"
      className="ml-auto shrink-0"
      icon={<Camera aria-hidden="true" />}
      aria-label={words}
      title={words}
      busy={take.isPending}
      onClick={() => take.mutate({ params: { projectId }, body: { ids: ids.slice(0, mostAtOnce) } })}
    >
      Naar Werf
    </Button>
  );
}
