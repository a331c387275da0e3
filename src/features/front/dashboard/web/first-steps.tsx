import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Overview } from '#/core/overview';
import { firstSteps } from '#/platform/web/ports/dashboard';
import { useSlot } from '#/platform/web/slots';
import { IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';

type FirstStepsProps = { overview: Overview; projectId: number };

const keyOf = (projectId: number) => `first-steps-${projectId}`;

function isDismissed(projectId: number): boolean {
  try {
    return localStorage.getItem(keyOf(projectId)) === 'done';
  } catch {
    return false;
  }
}

/** What helps most in the first days. It ticks itself off, and is gone when all is done or somebody has seen enough. */
export function FirstSteps({ overview, projectId }: FirstStepsProps) {
  const [isGone, setGone] = useState(() => isDismissed(projectId));
  const steps = useSlot(firstSteps).map(({ isDone, Text }) => ({ isDone: isDone(overview), Text }));
  if (isGone || steps.every(({ isDone }) => isDone)) return null;
  const dismiss = () => {
    try {
      localStorage.setItem(keyOf(projectId), 'done');
    } catch {
      // Without storage it comes back with the next visit.
    }
    setGone(true);
  };
  return (
    <Card as="section" aria-labelledby="first-steps" className="print:hidden">
      <div className="flex items-start justify-between gap-3">
        <h2 id="first-steps" className="text-lg">
          Zo begint u
        </h2>
        <IconButton
          label="Beginlijst sluiten"
          icon={<X aria-hidden="true" />}
          className="-mt-2 -mr-2 text-ink-soft"
          onClick={dismiss}
        />
      </div>
      <ul className="mt-2 grid gap-x-6 gap-y-1 md:grid-cols-2">
        {steps.map(({ isDone, Text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the steps are the same in every list.
          <Step key={at} isDone={isDone}>
            <Text />
          </Step>
        ))}
      </ul>
    </Card>
  );
}

/** One line each, on a phone too. */
function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-moss bg-moss-soft text-moss' : 'border-line-strong',
        )}
      >
        {isDone && <Check className="size-4" />}
      </span>
      <span className={cx('text-[0.9375rem] max-[22rem]:text-sm', isDone && 'text-ink-soft line-through')}>
        {isDone && <span className="sr-only">Gedaan: </span>}
        {children}
      </span>
    </li>
  );
}
