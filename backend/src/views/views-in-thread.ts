import type { DocumentOf, View } from '@covertrail/contracts/define-view';
import type { Filter, Found, Page } from '@covertrail/platform/read-store/query';
import type { ReadsReader } from '@covertrail/platform/read-store/reads-reader.port';
import type { FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';

/** The views as a thread reads them: from the collections that whoever asks it has chosen (`Views.chosen`). */
export class ViewsInThread {
  constructor(
    private readonly reads: ReadsReader,
    private readonly collections: Readonly<Record<string, string>>,
  ) {}

  async byId<V extends View>(view: V, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentOf<V>>> {
    const documents = await this.reads.getMany<DocumentOf<V>>(this.collectionOf(view), [...new Set(ids)]);
    return new Map(documents.map((document) => [document.id, document]));
  }

  find<V extends View>(
    view: V,
    filter: FilterOf<V>,
    sort: readonly SortOf<V>[],
    page: Page,
  ): Promise<Found<DocumentOf<V>>> {
    const untyped: Filter = filter;
    return this.reads.find<DocumentOf<V>>(this.collectionOf(view), untyped, sort, page);
  }

  private collectionOf({ name }: View): string {
    const collection = this.collections[name];
    if (collection === undefined) throw new Error(`No collection was chosen for the view ${name}`);
    return collection;
  }
}
