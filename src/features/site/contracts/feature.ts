import { contractReports } from '#/features/site/contracts/server/report';
import type { Feature } from '#/platform/server/feature';

/** How a contract stands: what was agreed on, what was asked of it and paid, and how far the work is. */
export const contractsFeature: Feature = {
  name: 'contracts',
  routes: () => undefined,
  report: contractReports,
};
