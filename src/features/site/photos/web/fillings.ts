import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { LatestPhotos } from '#/features/site/photos/web/latest-panel';
import { usePhotoOptions } from '#/features/site/photos/web/photo-options';
import { taskCards } from '#/features/site/shared/planning/web/slots';
import { contactCards } from '#/features/work/shared/contacts/web/slots';
import { folderActions } from '#/features/work/shared/documents/web/slots';
import { itemCards } from '#/features/work/shared/meetstaat/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { dashboardSoon } from '#/platform/web/ports/dashboard';
import { photoOptions } from '#/platform/web/ports/photos';
import { type Filling, fill } from '#/platform/web/slots';

const loadStrips = () => import('#/features/site/photos/web/record-photos');

export const photosFillings: readonly Filling[] = [
  fill(dashboardSoon, 20, LatestPhotos),
  fill(photoOptions, 10, usePhotoOptions),
  fill(
    contactCards,
    10,
    lazyComponent(async () => (await import('#/features/site/photos/web/contact-photos')).ContactPhotos),
  ),
  fill(
    taskCards,
    10,
    lazyComponent(async () => (await loadStrips()).TaskPhotos),
  ),
  fill(
    itemCards,
    10,
    lazyComponent(async () => (await loadStrips()).ItemPhotos),
  ),
  fill(
    quoteCards,
    20,
    lazyComponent(async () => (await loadStrips()).QuotePhotos),
  ),
  fill(
    folderActions,
    10,
    lazyComponent(async () => (await import('#/features/site/photos/web/make-photos')).MakePhotos),
  ),
];
