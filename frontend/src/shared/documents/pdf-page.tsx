import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef } from 'react';

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy;
  readonly number: number;
  /** 1 is as wide as there is room. */
  readonly zoom: number;
  /** Read out by screen readers. */
  readonly label: string;
}

/** One page, drawn as sharply as the screen shows it. It is busy until it is drawn: a scan takes seconds. */
export function PdfPage({ pdf, number, zoom, label }: PdfPageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let drawing: { cancel(): void } | null = null;
    let left = false;
    void pdf.getPage(number).then((page) => {
      const target = canvas.current;
      if (left || target === null) return;
      const room = target.parentElement?.clientWidth ?? 0;
      const width = room * zoom;
      const viewport = page.getViewport({
        scale: (width / page.getViewport({ scale: 1 }).width) * globalThis.devicePixelRatio,
      });
      target.ariaBusy = 'true';
      target.width = viewport.width;
      target.height = viewport.height;
      target.style.width = `${width}px`;
      const task = page.render({ canvas: target, viewport });
      drawing = task;
      task.promise.then(
        () => (target.ariaBusy = 'false'),
        // A page that is drawn again meanwhile, larger or another one, cancels this.
        () => undefined,
      );
    });
    return () => {
      left = true;
      drawing?.cancel();
    };
  }, [pdf, number, zoom]);
  return <canvas ref={canvas} role="img" aria-label={label} aria-busy />;
}
