import type { Query } from '../api/query-text.js';

/** A question to one read view. Plain values only: it is its own key. */
export interface ViewQuery<Row = unknown, Body = unknown, Asked = unknown> {
  /** Name of the projection that answers: live messages name the same. */
  readonly view: string;
  /** Further views: a message that names one of them has the question asked again, too. */
  readonly also?: readonly string[];
  /** Path of the call, without a leading slash. */
  readonly path: string;
  readonly query?: Query;
  /** Asks by POST: for a question that is too long for an address. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** Field of the reply that holds the rows (`rows`), unless the reply is the list itself. */
  readonly rowsAt?: string;
  /** Field of the reply that counts the rows on all pages (`total`). */
  readonly totalAt?: string;
  /** Field of a row that names it (`id`). */
  readonly idAt?: string;
  /** Every page is read, one after the other: for choices, which stand in one list. */
  readonly whole?: true;
  /** Set it where one view answers with rows of several shapes, so that they never replace each other. */
  readonly shape?: string;
  /** Never set: it carries the types of the reply, and of what the call may be asked with. */
  readonly types?: { readonly row: Row; readonly body: Body; readonly query: Asked };
}

export const keyOf = (query: ViewQuery): string => JSON.stringify(query);

/** Every view that the answer depends on. */
export const viewsOf = ({ view, also = [] }: Pick<ViewQuery, 'view' | 'also'>): readonly string[] => [view, ...also];

/** Rows of one view and shape share one place in the store. */
export const placeOf = (query: ViewQuery): string => (query.shape ? `${query.view}/${query.shape}` : query.view);

/** What a reply holds: rows that have ids, how many there are in all, and everything else. */
export interface Reading {
  readonly rows: readonly (readonly [id: string, row: unknown])[] | null;
  readonly total: number;
  readonly rest: unknown;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Takes a reply apart. A reply without rows that have ids (a document, a chart) is all `rest`. */
export function readingOf(body: unknown, query: ViewQuery): Reading {
  const { rowsAt = 'rows', totalAt = 'total', idAt = 'id' } = query;
  const list = isRecord(body) ? body[rowsAt] : body;
  const rows = Array.isArray(list) ? rowsWithIds(list, idAt) : null;
  if (!rows) return { rows: null, total: 0, rest: body };
  if (!isRecord(body)) return { rows, total: rows.length, rest: null };
  const total = body[totalAt];
  return { rows, total: typeof total === 'number' ? total : rows.length, rest: { ...body, [rowsAt]: undefined } };
}

function rowsWithIds(list: readonly unknown[], idAt: string): [string, unknown][] | null {
  const rows: [string, unknown][] = [];
  for (const row of list) {
    const id = isRecord(row) ? row[idAt] : undefined;
    if (typeof id !== 'string' && typeof id !== 'number') return null;
    rows.push([String(id), row]);
  }
  return rows;
}
