import { useEffect } from 'react';

/** Asks again every so often while the page is looked at. */
export function usePolling(refetch: () => void, everyMs: number): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) refetch();
    }, everyMs);
    return () => clearInterval(timer);
  }, [refetch, everyMs]);
}
