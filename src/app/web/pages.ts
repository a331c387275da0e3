import { lazyComponent, lazyDialog } from '#/platform/web/lazy-component';

/** Each screen arrives when it is first visited. */
export const DashboardPage = lazyComponent(
  async () => (await import('#/features/dashboard/web/dashboard-page')).DashboardPage,
);
export const MeetstaatPage = lazyComponent(
  async () => (await import('#/features/meetstaat/web/meetstaat-page')).MeetstaatPage,
);
export const ContactsPage = lazyComponent(
  async () => (await import('#/features/contacts/web/contacts-page')).ContactsPage,
);
export const ContactDialog = lazyDialog(
  async () => (await import('#/features/contacts/web/contact-dialog')).ContactDialog,
);
export const InvoicesPage = lazyComponent(
  async () => (await import('#/features/invoices/web/invoices-page')).InvoicesPage,
);
export const DocumentsPage = lazyComponent(
  async () => (await import('#/features/documents/web/documents-page')).DocumentsPage,
);
export const PlanningPage = lazyComponent(
  async () => (await import('#/features/planning/web/planning-page')).PlanningPage,
);
export const BudgetPage = lazyComponent(
  async () => (await import('#/features/budget/web/budget-page')).BudgetPage,
);
export const PremiesPage = lazyComponent(
  async () => (await import('#/features/premies/web/premies-page')).PremiesPage,
);
export const AccountPage = lazyComponent(
  async () => (await import('#/features/account/web/account-page')).AccountPage,
);
export const AboutPage = lazyComponent(
  async () => (await import('#/features/about/web/about-page')).AboutPage,
);
export const IntakeCard = lazyComponent(
  async () => (await import('#/features/intake/web/intake-card')).IntakeCard,
);
export const ScanDialog = lazyDialog(
  async () => (await import('#/features/scan/web/scan-dialog')).ScanDialog,
);
