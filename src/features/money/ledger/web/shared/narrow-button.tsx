import { Suspense, useState } from 'react';
import type { Ledger } from '#/features/money/ledger/contract';
import { type Narrowing, narrowings } from '#/platform/web/ports/ledger';
import { useSlot } from '#/platform/web/slots';
import { Button } from '#/ui/button';

type NarrowButtonProps = { projectId: number; ledger: Ledger };

/** The first thing to ask where it is not known what it will cost. */
export function NarrowButton({ projectId, ledger: { expected, missing } }: NarrowButtonProps) {
  const first = useSlot(narrowings).find((each) => missing[each.missing].length > 0);
  // As it was when it was opened: with every answer there is less to ask.
  const [asked, setAsked] = useState<Pick<Narrowing, 'Dialog'> & { ids: readonly number[] }>();
  const isNarrow = expected.low === expected.high;
  return (
    <>
      {first && !isNarrow && (
        <Button
          size="small"
          className="print:hidden"
          onClick={() => setAsked({ Dialog: first.Dialog, ids: missing[first.missing] })}
        >
          {first.label}
        </Button>
      )}
      <Suspense>
        {asked && <asked.Dialog projectId={projectId} ids={asked.ids} onClose={() => setAsked(undefined)} />}
      </Suspense>
    </>
  );
}
