import { lazyComponent } from '#/platform/web/lazy-component';
import { accountCards } from '#/platform/web/ports/account';
import { type Filling, fill } from '#/platform/web/slots';

export const digestFillings: readonly Filling[] = [
  fill(
    accountCards,
    10,
    lazyComponent(async () => (await import('#/features/reminders/digest/web/mail-card')).MailCard),
  ),
];
