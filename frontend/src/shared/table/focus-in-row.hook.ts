import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { placesBeside } from '../ui/row-beside.js';

interface FocusInRow {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent) => void;
}

/**
 * Keeps the focus in the row when the act that had it is taken away: the menu gets it, else the link of the row, else the row. When the row is
 * taken away, the row after it gets the focus, else the one before.
 */
export function useFocusInRow(): FocusInRow {
  const ref = useRef<HTMLDivElement>(null);
  const inside = useRef(false);
  useLayoutEffect(() => {
    // An element that is taken away loses the focus without an event.
    if (!inside.current || document.activeElement !== document.body) return;
    const row = ref.current?.closest<HTMLElement>('tr, li');
    const next = ref.current?.querySelector('button') ?? row?.querySelector<HTMLElement>('a[href]') ?? row;
    inside.current = false;
    next?.focus();
  });
  useLayoutEffect(() => {
    const acts = ref.current;
    // Ahead of the removal: a moment later nothing has the focus.
    return () =>
      acts?.contains(document.activeElement) ? placesBeside(acts)[0]?.focus({ preventScroll: true }) : undefined;
  }, []);
  return {
    ref,
    onFocus: () => {
      inside.current = true;
    },
    onBlur: () => {
      inside.current = false;
    },
  };
}
