import { quoteChecks, quoteScans } from '#/features/papers/shared/checks/web/slots';
import { lazyDialog } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const checkFillings: readonly Filling[] = [
  fill(
    quoteChecks,
    10,
    lazyDialog(async () => (await import('#/features/reading/check/web/check-dialog')).CheckDialog),
  ),
  fill(
    quoteScans,
    10,
    lazyDialog(async () => (await import('#/features/reading/check/web/scan/scan-dialog')).ScanDialog),
  ),
];
