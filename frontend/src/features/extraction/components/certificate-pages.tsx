import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import type { PageKind } from '@covertrail/domain/insurance/certificate/reading-outcome';
import type { ReadPlace } from '@covertrail/domain/insurance/extraction/extracted-field';
import { usePdf } from '#shared/documents/pdf-document.hook';
import { PdfPage } from '#shared/documents/pdf-page.tsx';
import { classNames } from '#shared/ui/class-names';

/** A box of a field on a page. */
interface FieldBox {
  readonly id: string;
  readonly place: ReadPlace;
}

interface CertificatePagesProps {
  readonly file: Blob;
  readonly name: string;
  readonly pages: readonly PageKind[];
  readonly boxes: readonly FieldBox[];
  /** The field in focus: its boxes are lit, and the page shows them. */
  readonly focus: string;
  readonly onChoose: (id: string) => void;
}

const ZOOMS = [1, 1.5, 2] as const;

/** The certificate page by page, with a box over each field that was read. */
export default function CertificatePages({ file, name, pages, boxes, focus, onChoose }: CertificatePagesProps) {
  const pdf = usePdf(file);
  const [zoom, setZoom] = useState(0);
  const lit = boxes.find(({ id }) => id === focus)?.place.page;
  const [last, setLast] = useState(pages[0]?.page ?? 1);
  if (lit !== undefined && lit !== last) setLast(lit);
  const page = pages.find((kind) => kind.page === (lit ?? last));
  if (pdf === 'broken') return <p role="alert">This file cannot be shown.</p>;
  return (
    <div className="certificate-pages">
      <div className="pdf-bar">
        <span className="num">
          Page {page?.page ?? 1} of {pages.length}
        </span>
        <Zoom label="Smaller" off={zoom === 0} act={() => setZoom(zoom - 1)} icon={<ZoomOut size={17} aria-hidden />} />
        <Zoom
          label="Larger"
          off={zoom === ZOOMS.length - 1}
          act={() => setZoom(zoom + 1)}
          icon={<ZoomIn size={17} aria-hidden />}
        />
      </div>
      <div className="certificate-sheet" role="region" aria-label={`Page of ${name}`} tabIndex={0}>
        {page ? (
          <Sheet
            pdf={pdf}
            page={page}
            zoom={ZOOMS[zoom] ?? 1}
            name={name}
            boxes={boxes}
            focus={focus}
            onChoose={onChoose}
          />
        ) : null}
      </div>
    </div>
  );
}

interface ZoomProps {
  readonly label: string;
  readonly off: boolean;
  readonly act: () => void;
  readonly icon: React.ReactNode;
}

const Zoom = ({ label, off, act, icon }: ZoomProps) => (
  <button type="button" className="icon-quiet" aria-label={label} disabled={off} onClick={act}>
    {icon}
  </button>
);

interface SheetProps extends Pick<CertificatePagesProps, 'name' | 'boxes' | 'focus' | 'onChoose'> {
  readonly pdf: PDFDocumentProxy | null;
  readonly page: PageKind;
  readonly zoom: number;
}

function Sheet({ pdf, page, zoom, name, boxes, focus, onChoose }: SheetProps) {
  const own = boxes.filter(({ place }) => place.page === page.page);
  return (
    <div
      className="certificate-page"
      style={{ width: `${zoom * 100}%`, aspectRatio: `${page.width} / ${page.height}` }}
    >
      {pdf ? <PdfPage key={zoom} pdf={pdf} number={page.page} zoom={1} label={`Page ${page.page} of ${name}`} /> : null}
      {own.map((box, index) => (
        <BoxButton key={`${box.id} ${index}`} box={box} page={page} isLit={box.id === focus} onChoose={onChoose} />
      ))}
    </div>
  );
}

interface BoxButtonProps {
  readonly box: FieldBox;
  readonly page: PageKind;
  readonly isLit: boolean;
  readonly onChoose: (id: string) => void;
}

/** For the pointer alone: by keyboard the fields beside it are reached. */
function BoxButton({ box: { id, place }, page, isLit, onChoose }: BoxButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { left, right, bottom, top } = place.box;
  useEffect(() => {
    if (isLit) button.current?.scrollIntoView?.({ block: 'center', inline: 'center' });
  }, [isLit]);
  const part = (points: number, of: number) => `${(points / of) * 100}%`;
  return (
    <button
      type="button"
      ref={button}
      tabIndex={-1}
      aria-hidden
      data-field={id}
      className={classNames('certificate-box', { lit: isLit })}
      style={{
        left: part(left, page.width),
        top: part(page.height - top, page.height),
        width: part(right - left, page.width),
        height: part(top - bottom, page.height),
      }}
      onClick={() => onChoose(id)}
    />
  );
}
