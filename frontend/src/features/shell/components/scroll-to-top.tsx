import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** A new page starts at its top [B06]; a change only in the query is not a new page. */
export function ScrollToTop() {
  const { pathname } = useLocation();
  useEffect(() => {
    window.scrollTo(0, 0);
  }, [pathname]);
  return null;
}
