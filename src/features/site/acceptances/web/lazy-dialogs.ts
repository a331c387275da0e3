import { lazyDialog } from '#/platform/web/lazy-component';

export const BeginDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/begin-dialog')).BeginDialog,
);
export const MinutesDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/minutes-dialog')).MinutesDialog,
);
export const SendMinutesDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/send-minutes-dialog')).SendMinutesDialog,
);
export const SignDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/sign-dialog')).SignDialog,
);
export const AddendumDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/addendum-dialog')).AddendumDialog,
);
export const PayKeptDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/pay-kept-dialog')).PayKeptDialog,
);
export const DaysDialog = lazyDialog(
  async () => (await import('#/features/site/acceptances/web/days-dialog')).DaysDialog,
);
