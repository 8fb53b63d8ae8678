import { useEffect, useRef, type KeyboardEvent as KeyPress } from 'react';

const isOfList = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[aria-expanded="true"]') !== null;

/**
 * Escape in an overlay: the first closes an open list of the overlay, the next the overlay; React Aria would close both with the first.
 * A list may close before the overlay hears of the key: whether one is open is read at the window, which hears it first.
 */
export function useEscape(onClose: (() => void) | undefined): (press: KeyPress) => void {
  const ofList = useRef(false);
  useEffect(() => {
    const read = ({ target }: KeyboardEvent) => {
      ofList.current = isOfList(target);
    };
    window.addEventListener('keydown', read, true);
    return () => window.removeEventListener('keydown', read, true);
  }, []);
  return (press) => {
    if (press.key !== 'Escape' || !onClose || ofList.current) return;
    press.stopPropagation();
    onClose();
  };
}
