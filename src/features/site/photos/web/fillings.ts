import { quoteCards } from '#/features/papers/quotes/web/shared/slots';
import { LatestPhotos } from '#/features/site/photos/web/latest-panel';
import { taskCards } from '#/features/site/planning/web/shared/slots';
import { contactCards } from '#/features/work/contacts/web/shared/slots';
import { folderActions } from '#/features/work/documents/web/shared/slots';
import { itemCards } from '#/features/work/meetstaat/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { dashboardSoon } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';

const loadStrips = () => import('#/features/site/photos/web/record-photos');

export const photosFillings: readonly Filling[] = [
  fill(dashboardSoon, 20, LatestPhotos),
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
