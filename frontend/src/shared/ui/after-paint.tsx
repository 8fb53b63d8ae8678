import {
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type LazyExoticComponent,
  type ReactNode,
} from 'react';

interface AfterPaintProps {
  /** Height in pixels that is reserved from the start, so that nothing moves when the content appears. */
  readonly height: number;
  readonly children: ReactNode;
}

/** Draws its content once the rest of the page has been painted (reference: pages). */
export function AfterPaint({ height, children }: AfterPaintProps) {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setPainted(true));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return <div style={{ height }}>{painted ? <Suspense fallback={null}>{children}</Suspense> : null}</div>;
}

const Missing = () => <p className="sub">The chart could not be loaded. The numbers beside it are complete.</p>;

/** A chart from a file of its own; when that file cannot be loaded, the page appears without the chart. */
export const lateChart = <Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(() => load().catch(() => ({ default: Missing as ComponentType<Props> })));
