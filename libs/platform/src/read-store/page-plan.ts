import { checkedPage } from './checked-page.js';
import type { Document } from './document.js';
import { pageKeyOf, readPageKey } from './page-key.js';
import type { Found, Page, Sort } from './query.js';
import { rangesAfter } from './ranges-after.js';
import type { PlaceLanguage } from './ranges-after.js';
import { sortFieldsOf } from './sort-fields.js';
import type { SortField } from './sort-fields.js';

/** A page that was checked and is ready to be read. */
export interface PagePlan<Query> {
  readonly sort: readonly SortField[];
  readonly limit: number;
  readonly offset: number;
  /** What may be on the page, stretch after stretch; null for all that the filter finds. */
  readonly ranges: readonly Query[] | null;
}

/** Throws UnsupportedQuery. */
export function planPage<Query>(language: PlaceLanguage<Query>, sort: readonly Sort[], page: Page): PagePlan<Query> {
  const { limit, after, offset } = checkedPage(page);
  const fields = sortFieldsOf(sort);
  const ranges =
    after === undefined
      ? null
      : rangesAfter(
          language,
          fields,
          readPageKey(
            after,
            fields.map(({ field }) => field),
          ),
        );
  return { sort: fields, limit, offset, ranges };
}

/** The documents of a page, of the bodies that were read for it: one more than its limit says that there is another page. */
export function foundOf<Doc extends Document>(
  bodies: readonly string[],
  { sort, limit }: PagePlan<unknown>,
): Found<Doc> {
  const documents = bodies.slice(0, limit).map((body) => JSON.parse(body) as Doc);
  const last = documents.at(-1);
  if (bodies.length <= limit || last === undefined) return { documents };
  return {
    documents,
    nextKey: pageKeyOf(
      last,
      sort.map(({ field }) => field),
    ),
  };
}
