import { quoteCards } from '#/features/papers/shared/quotes/web/slots';
import { taskNotes } from '#/features/site/shared/planning/web/slots';
import { deedNotes } from '#/features/work/shared/home/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const dutiesFillings: readonly Filling[] = [
  fill(
    quoteCards,
    5,
    lazyComponent(async () => (await import('#/features/duties/duties/web/signing-card')).SigningCard),
  ),
  fill(
    taskNotes,
    10,
    lazyComponent(async () => (await import('#/features/duties/duties/web/demolition-note')).DemolitionNote),
  ),
  fill(
    deedNotes,
    10,
    lazyComponent(async () => (await import('#/features/duties/duties/web/deed-note')).DeedNote),
  ),
];
