import { type ReactNode, useState } from 'react';
import { PartBoundary } from '#/platform/web/part-boundary';
import { FailedInPlace } from '#/platform/web/part-failed';

/** What breaks in here stays in here. Give it a key that changes when there is something else to try. */
export function Guarded({ children, quiet = false }: { children: ReactNode; quiet?: boolean }) {
  const [attempt, setAttempt] = useState(0);
  return (
    <PartBoundary
      key={attempt}
      attempt={attempt}
      onRetry={() => setAttempt(attempt + 1)}
      fallback={(failed) => (quiet ? null : <FailedInPlace {...failed} />)}
    >
      {children}
    </PartBoundary>
  );
}
