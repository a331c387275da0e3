import { lazyComponent } from '#/platform/web/lazy-component';
import { recordLog } from '#/platform/web/ports/history';
import { type Filling, fill } from '#/platform/web/slots';

export const logbookFillings: readonly Filling[] = [
  fill(
    recordLog,
    10,
    lazyComponent(async () => (await import('#/features/history/logbook/web/record-log')).RecordLog),
  ),
];
