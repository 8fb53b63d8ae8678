import { useRef, type KeyboardEvent } from 'react';

/**
 * Escape in an overlay: the first closes an open list of the overlay, the next the overlay. Whether a list is open is read before the key
 * comes to it, as the list is closed when the key comes back; React Aria would close the overlay with it.
 */
export function useEscape(onClose: (() => void) | undefined) {
  const ofList = useRef(false);
  return {
    onKeyDownCapture: ({ target }: KeyboardEvent) => {
      ofList.current = target instanceof Element && target.closest('[aria-expanded="true"]') !== null;
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !onClose || ofList.current) return;
      event.stopPropagation();
      onClose();
    },
  };
}
