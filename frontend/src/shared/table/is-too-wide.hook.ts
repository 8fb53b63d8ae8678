import { useEffect, useState } from 'react';

/** Whether the table in a frame is wider than the frame, so that the frame must scroll sideways. */
export function useIsTooWide(frame: HTMLElement | null): boolean {
  const [wide, setWide] = useState(false);
  useEffect(() => {
    if (!frame) return undefined;
    const observer = new ResizeObserver(() => setWide(frame.scrollWidth > frame.clientWidth));
    observer.observe(frame);
    for (const table of frame.children) observer.observe(table);
    return () => observer.disconnect();
  }, [frame]);
  return wide;
}
