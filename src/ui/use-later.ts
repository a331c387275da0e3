import { useEffect, useState } from 'react';

/** First the screen, then what nobody waits for: true after so long. */
export function useLater(afterMs: number): boolean {
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setBegun(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return begun;
}
