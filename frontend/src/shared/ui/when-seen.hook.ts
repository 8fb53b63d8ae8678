import { useEffect, useRef, type RefObject } from 'react';

/** Calls `onSeen` when the element has come into the window. A browser that cannot tell calls nothing: a button beside it does the same. */
export function useWhenSeen<Shown extends Element>(onSeen: () => void): RefObject<Shown | null> {
  const element = useRef<Shown>(null);
  const latest = useRef(onSeen);
  useEffect(() => {
    latest.current = onSeen;
  });
  useEffect(() => {
    if (!element.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) latest.current();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, []);
  return element;
}
