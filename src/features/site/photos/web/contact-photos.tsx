import { listPhotos } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { PhotoStrip } from '#/features/site/shared/photos/web/photo-strip';
import { useRead } from '#/platform/web/queries';
import { Card, CardHeader } from '#/ui/card';

const mostShown = 8;

type ContactPhotosProps = { projectId: number; quoteIds: readonly number[]; taskIds: readonly number[] };

/** The last photos of what a contact offered or does; nothing where there are none. */
export function ContactPhotos({ projectId, quoteIds, taskIds }: ContactPhotosProps) {
  const query = { quoteIds: quoteIds.join(','), taskIds: taskIds.join(',') };
  const isAny = quoteIds.length + taskIds.length > 0;
  const { data = [] } = useRead(listPhotos, { params: { projectId }, query }, { enabled: isAny });
  if (data.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="contact-photos">
      <CardHeader id="contact-photos" title="Foto’s" />
      <PhotoStrip photos={data.slice(0, mostShown).map((photo) => ({ ...photo, name: photoName(photo) }))} />
    </Card>
  );
}
