import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Between an answer and what it makes another part ask. */
const pauseMs = 300;

/** True from when nothing is being read any more: what stands above has its height by then, and pushes nothing down. */
export function useOnceQuiet(): boolean {
  const isReading = useIsFetching() > 0;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isReading || isQuiet) return;
    const timer = setTimeout(() => setQuiet(true), pauseMs);
    return () => clearTimeout(timer);
  }, [isReading, isQuiet]);
  return isQuiet;
}
