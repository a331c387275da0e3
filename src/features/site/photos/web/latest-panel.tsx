import { Camera } from 'lucide-react';
import type { PhotosOverview } from '#/features/site/photos/overview-contract';
import { PhotoStrip } from '#/features/site/shared/photos/web/photo-strip';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { Card, CardHeader } from '#/ui/card';

/** The newest of the site, where there are any. */
export function LatestPhotos({ overview }: DashboardPart) {
  const { latestPhotos } = partOf<PhotosOverview>(overview);
  if (latestPhotos.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="photos-panel">
      <CardHeader id="photos-panel" title="Laatste foto’s" icon={<Camera aria-hidden="true" />} />
      <PhotoStrip photos={latestPhotos} />
    </Card>
  );
}
