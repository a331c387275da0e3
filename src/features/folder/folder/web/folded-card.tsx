import type { ReactNode } from 'react';
import { Card } from '#/ui/card';
import { Fold } from '#/ui/fold';

type Props = { id: string; title: string; count: string; children: ReactNode };

/** A card that is one line until somebody wants to know. */
export function FoldedCard({ id, title, count, children }: Props) {
  return (
    <Card as="section" aria-labelledby={id} className="py-1.5!">
      <Fold
        title={
          <span className="flex min-w-0 grow items-baseline justify-between gap-3">
            <h2 id={id} className="min-w-0 break-words text-base">
              {title}
            </h2>
            <span className="shrink-0 font-normal text-ink-soft text-sm tabular-nums">{count}</span>
          </span>
        }
      >
        <div className="pb-3">{children}</div>
      </Fold>
    </Card>
  );
}
