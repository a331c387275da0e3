import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const sureEnough = 0.7;

/** Said under a field that was not read with certainty; undefined where it was. */
export function doubtAbout(confidence: number | undefined): ReactNode {
  if (confidence === undefined || confidence >= sureEnough) return undefined;
  return (
    <span className="inline-flex items-center gap-1 font-medium text-ochre">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
      Even nakijken
    </span>
  );
}
