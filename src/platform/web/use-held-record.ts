import { useState } from 'react';

type Held<Row> = { record: Row | undefined; isGone: boolean };

/**
 * The record that a form is open on, also when somebody removes it meanwhile: a form that would close with it takes what
 * was typed along. `id` is undefined while none is open.
 */
export function useHeldRecord<Row extends { id: number }>(
  rows: readonly Row[] | undefined,
  id: number | undefined,
  mayOpen: (row: Row) => boolean = () => true,
): Held<Row> {
  const [held, setHeld] = useState<Row>();
  const found = rows?.find((row) => row.id === id);
  const isHeld = held !== undefined && held.id === id;
  const fresh = found && (isHeld || mayOpen(found)) ? found : undefined;
  if (fresh !== undefined && fresh !== held) setHeld(fresh);
  if (held !== undefined && id === undefined) setHeld(undefined);
  const record = fresh ?? (isHeld ? held : undefined);
  return { record, isGone: record !== undefined && found === undefined && rows !== undefined };
}
