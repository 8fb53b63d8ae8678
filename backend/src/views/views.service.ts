import { AsyncLocalStorage } from 'node:async_hooks';
import type { Position } from '@covertrail/domain/kernel/event';
import { UnsupportedQuery, type Document, type Filter, type Found, type Page, type ReadStore, type Sort } from '@covertrail/platform/read-store/read-store.port';
import { answeredInTime } from '@covertrail/platform/stores/answered-in-time';
import { QueryReply } from '../http/data.interceptor.js';
import { BadQuery } from './bad-query.js';
import { ViewPins, type Pinning } from './view-pins.js';

/** What queries need of whoever folds: which collection serves a view now, and how far it has come. */
export interface ProjectionProgress extends Pinning {
  /** Of all views. */
  readonly names: readonly string[];
  collectionOf(view: string): Promise<string>;
}

const REACH_MS = 30_000;
/** A query that takes longer is answered as unavailable: whoever asked has given up, or soon will. */
const ANSWER_MS = 5_000;
const POSITION = /^[0-9]{0,64}$/;

/**
 * The read models as queries see them: by the name of the view, whichever version serves it. Within a request all that is read
 * of a view comes from one collection (`ViewPins`). Calls throw StoreUnreachable.
 */
export class Views {
  private readonly request = new AsyncLocalStorage<ViewPins>();

  constructor(
    private readonly reads: ReadStore,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Runs what answers one request. `awaited` is the position that the page has (`If-Position`); throws `BadQuery` for what is none. */
  inRequest<Answer>(awaited: Position | undefined, work: () => Answer): Answer {
    return this.request.run(this.pinsFor(awaited), work);
  }

  /**
   * Waits until the views have reached what the page awaits, pins them, and returns how current they are. Outside of a request
   * the reply is as of then, but what is read for it is not held to the same collections.
   */
  async asOf(awaited: Position | undefined, ...views: string[]): Promise<CurrentViews> {
    const pins = this.request.getStore() ?? this.pinsFor(awaited);
    await inTime(Promise.all(views.map((view) => pins.of(view))));
    return new CurrentViews(pins);
  }

  /** Throws when the views do not get there in time: for reactions, which then try again. */
  async reached(position: Position, ...views: string[]): Promise<void> {
    if (!(await this.progress.whenApplied(views, position, REACH_MS))) throw new Error(`${views.join(', ')} did not reach ${position}`);
  }

  async get<Shape>(view: string, id: string): Promise<(Shape & Document) | null> {
    return this.from(view, (collection) => this.reads.get<Shape & Document>(collection, id));
  }

  /** By id, for joining the rows of a page. */
  async byId<Shape>(view: string, ids: readonly string[]): Promise<ReadonlyMap<string, Shape & Document>> {
    const documents = await this.from(view, (collection) => this.reads.getMany<Shape & Document>(collection, [...new Set(ids)]));
    return new Map(documents.map((document) => [document.id, document]));
  }

  async find<Shape>(view: string, filter: Filter, sort: readonly Sort[], page: Page): Promise<Found<Shape & Document>> {
    try {
      return await this.from(view, (collection) => this.reads.find<Shape & Document>(collection, filter, sort, page));
    } catch (error) {
      // Filters and sorts are ours; the key of a page is the one part of a query that callers send as it is.
      if (page.after === undefined || !(error instanceof UnsupportedQuery)) throw error;
      throw new BadQuery('after', 'is not a key that a page gave');
    }
  }

  async count(view: string, filter: Filter, cap?: number): Promise<number> {
    return this.from(view, (collection) => this.reads.count(collection, filter, cap));
  }

  async countBy(view: string, filter: Filter, fields: readonly string[]): ReturnType<ReadStore['countBy']> {
    return this.from(view, (collection) => this.reads.countBy(collection, filter, fields));
  }

  async countDistinct(view: string, filter: Filter, field: string): Promise<number> {
    return this.from(view, (collection) => this.reads.countDistinct(collection, filter, field));
  }

  get names(): readonly string[] {
    return this.progress.names;
  }

  /** The collection that answers for a view at present. */
  answering(view: string): Promise<string> {
    return inTime(this.progress.collectionOf(view));
  }

  private from<Answer>(view: string, ask: (collection: string) => Promise<Answer>): Promise<Answer> {
    const pins = this.request.getStore();
    const chosen = pins ? pins.of(view).then(({ collection }) => collection) : this.progress.collectionOf(view);
    return inTime(chosen.then(ask));
  }

  private pinsFor(awaited: Position | undefined): ViewPins {
    if (awaited !== undefined && !POSITION.test(awaited)) throw new BadQuery('If-Position', 'is not a position');
    return new ViewPins(this.progress, awaited ?? '');
  }
}

const inTime = <Answer>(work: Promise<Answer>): Promise<Answer> => answeredInTime(work, ANSWER_MS);

/** How current the views behind one reply are. */
export class CurrentViews {
  constructor(private readonly pins: ViewPins) {}

  /** As of the slowest view that was read for it, joins included; stale where that is not what the page awaits. */
  reply<Body>(body: Body): QueryReply<Body> {
    return new QueryReply(body, this.pins.position, this.pins.isBehind);
  }
}
