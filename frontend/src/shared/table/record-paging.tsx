import { ChevronLeft, ChevronRight } from 'lucide-react';
import { plural } from '../format/plural.js';
import type { Paging } from './column.js';

/** Page numbers to offer: the first, the last, and those around the present one; null means a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const wanted = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const sorted = [...new Set(wanted)].sort((a, b) => a - b);
  return sorted.flatMap((page, index) => {
    const before = sorted[index - 1];
    if (before === undefined || page - before === 1) return [page];
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
}

/** Which rows of how many are shown, with links to the other pages. */
export function RecordPaging({ number, size, total, onPage }: Paging) {
  const from = total === 0 ? 0 : (number - 1) * size + 1;
  return (
    <>
      <span className="num">
        {total > size
          ? `${from.toLocaleString('en-US')}–${Math.min(number * size, total).toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
          : plural(total, 'row')}
      </span>
      <PageLinks number={number} size={size} total={total} onPage={onPage} />
    </>
  );
}

/** Links to the pages of a list; none where one page holds all rows. */
export function PageLinks({ number, size, total, onPage }: Paging) {
  const last = Math.max(1, Math.ceil(total / size));
  if (last === 1) return null;
  return (
    <nav className="record-pages" aria-label="Pages">
      <button type="button" aria-label="Previous page" disabled={number <= 1} onClick={() => onPage(number - 1)}>
        <ChevronLeft size={16} aria-hidden />
      </button>
      {pageNumbers(number, last).map((page, index) =>
        page === null ? (
          <span key={`gap-${index}`} aria-hidden>
            …
          </span>
        ) : (
          <button
            key={page}
            type="button"
            aria-label={`Page ${page}`}
            aria-current={page === number ? 'page' : undefined}
            onClick={() => onPage(page)}
          >
            {page.toLocaleString('en-US')}
          </button>
        ),
      )}
      <button type="button" aria-label="Next page" disabled={number >= last} onClick={() => onPage(number + 1)}>
        <ChevronRight size={16} aria-hidden />
      </button>
    </nav>
  );
}
