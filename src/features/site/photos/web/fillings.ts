import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { LatestPhotos } from '#/features/site/photos/web/latest-panel';
import { taskCards } from '#/features/site/shared/planning/web/slots';
import { contactCards } from '#/features/work/shared/contacts/web/slots';
import { folderActions } from '#/features/work/shared/documents/web/slots';
import { itemCards } from '#/features/work/shared/meetstaat/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { dashboardSoon } from '#/platform/web/ports/dashboard';
import { photoOptions } from '#/platform/web/ports/photos';
import { type Filling, fill } from '#/platform/web/slots';
import { loadTwice } from '#/ui/load-twice';

const loadStrips = () => import('#/features/site/photos/web/record-photos');

export const photosFillings: readonly Filling[] = [
  fill(dashboardSoon, 20, LatestPhotos),
  // What reads them tells all of a photo: that comes with the form.
  fill(photoOptions, 10, async (projectId) =>
    (await loadTwice(() => import('#/features/site/photos/web/photo-options'))).readPhotoOptions(projectId),
  ),
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
