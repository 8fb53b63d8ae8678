import { useEffect, useState } from 'react';
import { PlainBody } from './record-body.js';
import type { VirtualBody } from './virtual-body.js';

interface Loaded {
  readonly Body: typeof VirtualBody;
}

/** The body of a table with many rows, loaded when the first such table is drawn; null until then. */
export function useVirtualBody(many: boolean): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const missing = many && loaded === null;
  useEffect(() => {
    if (!missing) return undefined;
    let gone = false;
    void import('./virtual-body.js')
      .then(({ VirtualBody: Body }) => Body)
      // Slow with so many rows, and complete.
      .catch(() => PlainBody)
      .then((Body) => (gone ? undefined : setLoaded({ Body })));
    return () => {
      gone = true;
    };
  }, [missing]);
  return many ? loaded : null;
}
