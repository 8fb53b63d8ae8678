import { pause } from '#timing/back-off';
import type { DocumentChecks } from '#read-store/document-checks.port';

/** A document of a view that is not as it was written. */
export interface DamagedDocument {
  readonly view: string;
  readonly collection: string;
  readonly id: string;
}

/** The views to look at. */
interface WatchedViews {
  readonly names: readonly string[];
  /** Which collection answers for a view. Throws ViewNotBuilt. */
  collectionOf(view: string): Promise<string>;
}

/** Sizes in documents, times in milliseconds. */
interface ViewWatchPace {
  readonly page: number;
  readonly pauseMs: number;
  /** Between the end of all views and the next beginning. */
  readonly restMs: number;
}

const UNHURRIED: ViewWatchPace = { page: 100, pauseMs: 250, restMs: 600_000 };

interface Setup {
  readonly reads: Pick<DocumentChecks, 'checkDocuments'>;
  readonly views: WatchedViews;
  /** Has the view built again from the log, beside the one that answers. Harmless twice. */
  readonly rebuild: (found: DamagedDocument) => Promise<void>;
  readonly pace?: ViewWatchPace;
}

/**
 * Looks through the documents of all views again and again, so that one is noticed that the disk has damaged: the view is built again
 * beside the one that answers, for its documents are folded from the log.
 */
export class ViewWatch {
  private readonly found = new Map<string, DamagedDocument>();
  private left: string[] = [];
  private after = 0;

  constructor(private readonly setup: Setup) {}

  /** One document of each view that has damaged ones and still answers. */
  async damaged(): Promise<readonly DamagedDocument[]> {
    for (const { view, collection } of this.found.values()) {
      if ((await this.collectionOf(view)) !== collection) this.found.delete(collection);
    }
    return [...this.found.values()];
  }

  /** The next page. False at the end of the last view: the next call begins again. Throws StoreUnreachable. */
  async checkNextPage(): Promise<boolean> {
    if (this.left.length === 0) this.left = [...this.setup.views.names];
    const [view] = this.left;
    const collection = view === undefined ? null : await this.collectionOf(view);
    if (view === undefined || collection === null) return this.next();
    const { reads, pace = UNHURRIED } = this.setup;
    const {
      last,
      damaged: [id],
    } = await reads.checkDocuments(collection, this.after, pace.page);
    if (id !== undefined) await this.note({ view, collection, id });
    if (last === null) return this.next();
    this.after = last;
    return true;
  }

  async keepLooking(until: AbortSignal): Promise<void> {
    const { pauseMs, restMs } = this.setup.pace ?? UNHURRIED;
    while (!until.aborted) {
      const more = await this.checkNextPage().catch(() => true);
      await pause(more ? pauseMs : restMs, until);
    }
  }

  private async note(found: DamagedDocument): Promise<void> {
    if (!this.found.has(found.collection)) this.found.set(found.collection, found);
    await this.setup.rebuild(found);
  }

  private next(): boolean {
    this.left.shift();
    this.after = 0;
    return this.left.length > 0;
  }

  /** Null for a view that is not built yet. */
  private collectionOf(view: string): Promise<string | null> {
    return this.setup.views.collectionOf(view).catch(() => null);
  }
}
