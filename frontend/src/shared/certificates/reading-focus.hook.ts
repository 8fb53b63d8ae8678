import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Of the element that says how the reading of an upload stands, whatever became of it. */
export const idOfReading = (transactionId: string): string => `reading-${transactionId}`;

/**
 * Keeps the focus at an upload while the part with its acts comes and goes: it passes to what says how the reading stands when the part is taken
 * away, and comes back when the reading fails again.
 */
export function useReadingFocus(transactionId: string): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const part = ref.current;
    const standing = () => document.getElementById(idOfReading(transactionId));
    if (document.activeElement !== document.body && document.activeElement === standing()) part?.focus();
    // Ahead of the removal: a moment later nothing has the focus.
    return () => (part?.contains(document.activeElement) ? standing()?.focus() : undefined);
  }, [transactionId]);
  return ref;
}
