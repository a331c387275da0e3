import { accountCards } from '#/features/people/account/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const digestFillings: readonly Filling[] = [
  fill(
    accountCards,
    10,
    lazyComponent(async () => (await import('#/features/reminders/digest/web/mail-card')).MailCard),
  ),
];
