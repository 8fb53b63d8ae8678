import { useEffect, useState } from 'react';

interface PageLoaderProps {
  /** Milliseconds before anything is shown: a short wait shows no indicator [B06]. */
  readonly after?: number;
}

/** The indicator of a page that is loading. */
export function PageLoader({ after = 1_000 }: PageLoaderProps) {
  const [shown, setShown] = useState(after === 0);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), after);
    return () => clearTimeout(timer);
  }, [after]);
  return (
    <div className="page" role="status" aria-label="Loading page">
      {shown ? <div className="ui active centered inline loader" style={{ marginTop: 80 }} /> : null}
    </div>
  );
}
