import type { DocumentOf, View } from '@covertrail/contracts/define-view';
import type { FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import type { Views } from './views.service.js';

const PAGE = 200;

/** The documents of a filter, one after another, however many there are. */
export async function* everyDocument<V extends View>(
  views: Views,
  view: V,
  filter: FilterOf<V>,
  sort: readonly SortOf<V>[],
): AsyncGenerator<DocumentOf<V>> {
  let after: string | undefined;
  do {
    const { documents, nextKey } = await views.find(
      view,
      filter,
      sort,
      after === undefined ? { limit: PAGE } : { limit: PAGE, after },
    );
    yield* documents;
    after = nextKey;
  } while (after !== undefined);
}
