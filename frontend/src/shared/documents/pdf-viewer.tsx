import { ChevronLeft, ChevronRight, Search, ZoomIn, ZoomOut } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { plural } from '../format/plural.js';
import { SkeletonRows } from '../ui/skeleton-rows.js';
import { usePdf, usePdfTexts } from './pdf-document.hook.js';
import { PdfPage } from './pdf-page.js';

interface PdfViewerProps {
  readonly file: Blob;
  readonly name: string;
  /** Offered where the file cannot be shown. */
  readonly out: ReactNode;
}

/** A PDF page by page, with zoom and search. */
export default function PdfViewer({ file, name, out }: PdfViewerProps) {
  const pdf = usePdf(file);
  if (pdf === null) return <SkeletonRows rows={8} label="Opening document" />;
  if (pdf === 'broken')
    return (
      <div role="alert">
        <p>This file cannot be shown: it is damaged, or it is no PDF.</p>
        {out}
      </div>
    );
  return <Pages pdf={pdf} name={name} />;
}

const ZOOMS = [0.5, 0.75, 1, 1.5, 2, 3] as const;
const WHOLE_WIDTH = 2;

function Pages({ pdf, name }: { readonly pdf: PDFDocumentProxy; readonly name: string }) {
  const [number, setNumber] = useState(1);
  const [zoom, setZoom] = useState(WHOLE_WIDTH);
  const texts = usePdfTexts(pdf);
  const turn = (by: number) => setNumber(Math.min(Math.max(number + by, 1), pdf.numPages));
  const enlarge = (by: number) => setZoom(Math.min(Math.max(zoom + by, 0), ZOOMS.length - 1));
  const acts: Readonly<Record<string, () => void>> = {
    PageDown: () => turn(1),
    PageUp: () => turn(-1),
    '+': () => enlarge(1),
    '-': () => enlarge(-1),
  };
  const onKey = (event: KeyboardEvent) => {
    const act = event.target instanceof HTMLInputElement ? undefined : acts[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  return (
    <section className="pdf-viewer" aria-label={name} onKeyDown={onKey}>
      <div className="pdf-bar">
        <Act label="Page before" icon={<ChevronLeft size={17} aria-hidden />} off={number === 1} act={() => turn(-1)} />
        <span className="num" role="status">
          Page {number} of {pdf.numPages}
        </span>
        <Act
          label="Next page"
          icon={<ChevronRight size={17} aria-hidden />}
          off={number === pdf.numPages}
          act={() => turn(1)}
        />
        <Act label="Smaller" icon={<ZoomOut size={17} aria-hidden />} off={zoom === 0} act={() => enlarge(-1)} />
        <Act
          label="Larger"
          icon={<ZoomIn size={17} aria-hidden />}
          off={zoom === ZOOMS.length - 1}
          act={() => enlarge(1)}
        />
        <PdfSearch texts={texts} page={number} onPage={setNumber} />
      </div>
      <div className="pdf-page" role="region" aria-label={`Pages of ${name}`} tabIndex={0}>
        <PdfPage pdf={pdf} number={number} zoom={ZOOMS[zoom]!} label={`Page ${number} of ${name}`} />
      </div>
      <p className="visually-hidden">{texts[number - 1]}</p>
    </section>
  );
}

interface ActProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly off: boolean;
  readonly act: () => void;
}

const Act = ({ label, icon, off, act }: ActProps) => (
  <button type="button" className="icon-quiet" aria-label={label} disabled={off} onClick={act}>
    {icon}
  </button>
);

interface PdfSearchProps {
  readonly texts: readonly string[];
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** Finds the pages with a text; Enter leads to the next of them. */
function PdfSearch({ texts, page, onPage }: PdfSearchProps) {
  const [sought, setSought] = useState('');
  const words = sought.trim().toLowerCase();
  const found =
    words === '' ? [] : texts.flatMap((text, index) => (text.toLowerCase().includes(words) ? [index + 1] : []));
  const next = found.find((number) => number > page) ?? found[0];
  return (
    <form
      className="pdf-search"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (next !== undefined) onPage(next);
      }}
    >
      <Search size={15} aria-hidden />
      <input
        type="search"
        aria-label="Search in the document"
        placeholder="Search"
        value={sought}
        onChange={({ target }) => setSought(target.value)}
      />
      <span className="sub" role="status">
        {words === ''
          ? ''
          : found.length === 0
            ? 'Not found'
            : `On ${plural(found.length, 'page')}: ${found.join(', ')}`}
      </span>
    </form>
  );
}
