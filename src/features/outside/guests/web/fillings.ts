import { contactCards } from '#/features/work/shared/contacts/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const guestsFillings: readonly Filling[] = [
  fill(
    contactCards,
    20,
    lazyComponent(async () => (await import('#/features/outside/guests/web/outside-cards')).OutsideCards),
  ),
];
