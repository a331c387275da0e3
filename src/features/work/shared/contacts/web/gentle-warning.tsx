import { TriangleAlert } from 'lucide-react';
import { useEffect, useState } from 'react';

const pauseMs = 800;

type Props = { typed: string | null | undefined; looksRight: (typed: string) => boolean; text: string };

/** Waits until one pauses: a number that is still being typed is not odd yet. */
export function GentleWarning({ typed, looksRight, text }: Props) {
  const current = typed?.trim() ?? '';
  const [settled, setSettled] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(current), pauseMs);
    return () => clearTimeout(timer);
  }, [current]);
  const odd = current !== '' && !looksRight(current) && settled === current;
  return (
    <span role="status" className="flex items-start gap-1.5 font-medium text-ochre empty:hidden">
      {odd && (
        <>
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span>{text}</span>
        </>
      )}
    </span>
  );
}
