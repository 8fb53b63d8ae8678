import { useState, type KeyboardEvent } from 'react';

const PAGE = 10;

/** The row to which a key leads from row `at` of `count`, or null for a key without a meaning here. */
function rowAfterKey(key: string, at: number, count: number): number | null {
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE,
    PageUp: at - PAGE,
    Home: 0,
    End: count - 1,
  };
  const target = targets[key];
  return target === undefined || count === 0 ? null : Math.min(Math.max(target, 0), count - 1);
}

interface Options {
  readonly count: number;
  readonly frame: HTMLElement | null;
  /** Brings a row into view before it gets the focus, where only visible rows are drawn. */
  readonly scrollTo?: (index: number) => void;
  readonly onOpen: (index: number) => void;
  /** Where rows can be chosen. */
  readonly onChoose?: ((index: number) => void) | undefined;
}

/**
 * One row of a table is in the tab order; arrows move from row to row, Enter opens, the space bar chooses. Keys pressed inside a
 * cell are left to the cell.
 */
export function useRowCursor({ count, frame, scrollTo, onOpen, onChoose }: Options) {
  const [cursor, setCursor] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = (event.target as HTMLElement).dataset['row'];
    if (row === undefined) return;
    const at = Number(row);
    if (event.key === 'Enter') return onOpen(at);
    if (event.key === ' ' && onChoose) {
      event.preventDefault();
      return onChoose(at);
    }
    const next = rowAfterKey(event.key, at, count);
    if (next === null) return;
    event.preventDefault();
    setCursor(next);
    scrollTo?.(next);
    requestAnimationFrame(() => frame?.querySelector<HTMLElement>(`[data-row="${next}"]`)?.focus());
  };
  return { cursor: Math.min(cursor, Math.max(count - 1, 0)), setCursor, onKeyDown };
}
