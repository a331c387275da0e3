import { Suspense, useSyncExternalStore } from 'react';
import { LiveProject } from '#/features/history/live/web/live-project';
import { lazyPart } from '#/platform/web/lazy-component';
import { followMarks, mayAnythingWait } from '#/platform/web/offline/outbox-marks';

/** Where it doesn't arrive, what waits stays on the device. */
const Outboxes = lazyPart(
  async () => (await import('#/app/web/shell/outboxes')).Outboxes,
  () => null,
);

type InTheBackgroundProps = Parameters<typeof LiveProject>[0];

/** What goes on as long as the app is open, whatever the screen. */
export function InTheBackground(props: InTheBackgroundProps) {
  const mayWait = useSyncExternalStore(followMarks, mayAnythingWait);
  return (
    <>
      <LiveProject {...props} />
      <Suspense>{mayWait && <Outboxes />}</Suspense>
    </>
  );
}
