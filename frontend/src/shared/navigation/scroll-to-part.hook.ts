import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Scrolls to the part of a page that the address names after `#`, once the page shows it. */
export function useScrollToPart(shown: boolean): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (shown && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView({ block: 'center' });
  }, [shown, hash]);
}
