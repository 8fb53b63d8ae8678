import { useEffect, useEffectEvent } from 'react';

/** [I03] Counts are read again every five minutes, beside the live messages. */
const EVERY_MS = 300_000;

/** Reads a count again at regular times for as long as it is on screen. */
export function useReadAgain(readAgain: () => void): void {
  const read = useEffectEvent(readAgain);
  useEffect(() => {
    const timer = setInterval(() => read(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
