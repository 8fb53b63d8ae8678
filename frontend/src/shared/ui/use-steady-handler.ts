import { useCallback, useInsertionEffect, useRef } from 'react';

/**
 * A handler that is the same function each time and runs the newest code: for a component that is drawn again only when one of its
 * properties changes. It must not be called while a component is drawn.
 */
export function useSteadyHandler<Given extends readonly unknown[]>(
  handler: (...given: Given) => void,
): (...given: Given) => void {
  const newest = useRef(handler);
  useInsertionEffect(() => {
    newest.current = handler;
  });
  return useCallback((...given: Given) => newest.current(...given), []);
}
