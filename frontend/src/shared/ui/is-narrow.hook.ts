import { useSyncExternalStore } from 'react';

/** Of a phone: the bound that the styles have too. */
const NARROW = '(max-width: 640px)';

function watch(changed: () => void): () => void {
  const query = window.matchMedia?.(NARROW);
  query?.addEventListener('change', changed);
  return () => query?.removeEventListener('change', changed);
}

/** Whether the screen is so narrow that parts of the frame stand elsewhere. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(watch, () => window.matchMedia?.(NARROW).matches ?? false);
