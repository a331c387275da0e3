import { lazyComponent } from '#/platform/web/lazy-component';
import type { Slots } from '#/platform/web/slots';

/** What features show on the screens of others. */
export const slots: Slots = {
  account: [lazyComponent(async () => (await import('#/features/reminders/digest/web/mail-card')).MailCard)],
};
