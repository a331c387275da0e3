import type { Quote } from '#/features/papers/shared/quotes/contract';
import { listPhotos } from '#/features/site/shared/photos/contract';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { PhotoStrip } from '#/features/site/shared/photos/web/photo-strip';
import { useProject } from '#/platform/web/project/current-project';
import { useRead } from '#/platform/web/queries';
import { Card, CardHeader } from '#/ui/card';

const mostShown = 8;

type Asked = { taskId: number } | { itemId: number } | { quoteIds: string };

function useStrip(projectId: number | undefined, query: Asked) {
  const params = { projectId: projectId ?? 0 };
  const { data = [] } = useRead(listPhotos, { params, query }, { enabled: projectId !== undefined });
  return data.slice(0, mostShown).map((photo) => ({ ...photo, name: photoName(photo) }));
}

/** The last photos of a record, in its dialog; nothing where there are none. */
function DialogStrip({ projectId, query }: { projectId: number; query: Asked }) {
  const photos = useStrip(projectId, query);
  if (photos.length === 0) return null;
  return (
    <section aria-label="Foto’s" className="mt-5">
      <h3 className="mb-2 font-semibold text-[0.9375rem]">Foto’s</h3>
      <PhotoStrip photos={photos} />
    </section>
  );
}

export function TaskPhotos({ projectId, taskId }: { projectId: number; taskId: number }) {
  return <DialogStrip projectId={projectId} query={{ taskId }} />;
}

export function ItemPhotos({ projectId, itemId }: { projectId: number; itemId: number }) {
  return <DialogStrip projectId={projectId} query={{ itemId }} />;
}

export function QuotePhotos({ quote }: { quote: Quote }) {
  const { project } = useProject();
  const photos = useStrip(project?.id, { quoteIds: String(quote.id) });
  if (photos.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="quote-photos">
      <CardHeader id="quote-photos" title="Foto’s" />
      <PhotoStrip photos={photos} />
    </Card>
  );
}
