import type { PageOf } from '@covertrail/contracts/calls/page';
import type { PagingDto } from '@covertrail/contracts/calls/page.inputs';
import { MAX_OFFSET } from '@covertrail/platform/read-store/checked-page';
import type { Found, Page, Sort } from '@covertrail/platform/read-store/query';
import { Problem } from './problem.js';

/** Rows of a page. */
export const DEFAULT_SIZE = 50;

export const TOTAL_CAP = 10_000;

/** Throws HTTP.BAD_INPUT for a page so deep that it can be reached only by its key. */
export function pageOf({ page, size = DEFAULT_SIZE, after }: PagingDto): Page {
  const offset = ((page ?? 1) - 1) * size;
  if (!after && offset > MAX_OFFSET) throw new Problem('HTTP.BAD_INPUT', { errors: { page: TOO_DEEP } });
  return after ? { limit: size, after } : { limit: size, offset };
}

const TOO_DEEP = `pages end at row ${MAX_OFFSET}: give \`after\`, the \`next\` of the page before`;

/** The requested sort if the list offers it, else the list's own. */
export function sortOf<Field extends string>(
  { sort, direction = 'asc' }: PagingDto,
  offered: Readonly<Record<string, Field>>,
  own: Sort<Field>,
): readonly Sort<Field>[] {
  const field = sort === undefined ? undefined : Object.hasOwn(offered, sort) ? offered[sort] : undefined;
  return [field ? { field, direction } : own];
}

export function toPage<Doc, Row>(found: Found<Doc>, total: number, row: (document: Doc) => Row): PageOf<Row> {
  return { rows: found.documents.map(row), total, ...(found.nextKey ? { next: found.nextKey } : {}) };
}
