import type { Installation } from '#/features/about/contract';
import { aboutRoutes } from '#/features/about/server/routes';
import { accountRoutes } from '#/features/account/server/routes';
import { budgetRoutes } from '#/features/budget/server/routes';
import { checkRoutes } from '#/features/check/server/routes';
import { contactRoutes } from '#/features/contacts/server/routes';
import { dashboardRoutes } from '#/features/dashboard/server/routes';
import { documentRoutes } from '#/features/documents/server/routes';
import { exampleRoutes } from '#/features/example/server/routes';
import { intakeRoutes } from '#/features/intake/server/routes';
import { invoiceRoutes } from '#/features/invoices/server/routes';
import { importRoutes } from '#/features/meetstaat/server/import-routes';
import { meetstaatRoutes } from '#/features/meetstaat/server/routes';
import { planningRoutes } from '#/features/planning/server/routes';
import { premieRoutes } from '#/features/premies/server/routes';
import { projectRoutes } from '#/features/projects/server/routes';
import { quoteRoutes } from '#/features/quotes/server/routes';
import { scanRoutes } from '#/features/scan/server/routes';
import { sharingRoutes } from '#/features/sharing/server/routes';
import type { Services } from '#/platform/server/services';

/** Every feature's doors. */
export function openFeatures(services: Services, installation: Installation): void {
  aboutRoutes({ ...services, installation });
  accountRoutes(services);
  projectRoutes(services);
  sharingRoutes(services);
  documentRoutes(services);
  premieRoutes(services);
  contactRoutes(services);
  meetstaatRoutes(services);
  importRoutes(services);
  quoteRoutes(services);
  scanRoutes(services);
  checkRoutes(services);
  invoiceRoutes(services);
  exampleRoutes(services);
  planningRoutes(services);
  budgetRoutes(services);
  dashboardRoutes(services);
  intakeRoutes(services);
}
