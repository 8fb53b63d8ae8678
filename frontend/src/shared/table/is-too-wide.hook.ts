import { useEffect, useState } from 'react';

/** How wide a table is that did not fit into its frame, with so many columns. */
interface Needed {
  readonly width: number;
  readonly columns: number;
}

/** Whether the table in a frame does not fit into it. It stays so, whatever is drawn meanwhile, until the frame is as wide as the table was. */
export function useIsTooWide(frame: HTMLElement | null, columns: number): boolean {
  const [needed, setNeeded] = useState<Needed | null>(null);
  const fits = needed?.columns !== columns;
  useEffect(() => {
    if (!frame) return undefined;
    const measure = () => {
      if (!fits && needed && frame.clientWidth >= needed.width) setNeeded(null);
      if (fits && frame.scrollWidth > frame.clientWidth) setNeeded({ width: frame.scrollWidth, columns });
    };
    const observer = new ResizeObserver(measure);
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
  }, [frame, columns, fits, needed]);
  return !fits;
}
