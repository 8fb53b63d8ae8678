import type { DocumentOf, View } from '@covertrail/contracts/define-view';
import type { Position } from '@covertrail/domain/kernel/event';
import type { Filter, Found, Page } from '@covertrail/platform/read-store/query';
import type { DocumentReads } from '@covertrail/platform/read-store/document-reads.port';
import { UnsupportedQuery } from '@covertrail/platform/errors/store-errors';
import type { Counted, FieldOf, FilterOf, SortOf } from '@covertrail/platform/read-store/view-query';
import { answeredInTime } from '@covertrail/platform/timing/answered-in-time';
import { WorkValue } from '@covertrail/platform/timing/work-value';
import { QueryReply } from '../http/data.interceptor.js';
import { BadQuery } from './bad-query.js';
import { ViewPins, type Pinning } from './view-pins.js';
import { ViewsBehind } from './views-behind.js';

/** What queries need of the projection manager: which collection is active for a view, and its position. */
export interface ProjectionProgress extends Pinning {
  /** Of all views. */
  readonly names: readonly string[];
  collectionOf(view: string): Promise<string>;
}

/** What the reads of some work wait for. */
interface Awaited {
  readonly position: Position;
  readonly withinMs: number;
}

const pinsOfRequest = new WorkValue<ViewPins>();
const awaitedByWork = new WorkValue<Awaited>();

const REACH_MS = 30_000;
/** A query that takes longer is answered as unavailable: the caller has given up by then, or soon will. */
const ANSWER_MS = 5_000;
const POSITION = /^[0-9]{0,64}$/;

/**
 * The views as queries read them: by the handle of the view, whichever version is active. Within a request everything that is
 * read of a view comes from one collection (`ViewPins`). Calls throw StoreUnreachable.
 */
export class Views {
  constructor(
    private readonly reads: DocumentReads,
    private readonly progress: ProjectionProgress,
  ) {}

  /** Runs the work for one request. `awaited` is the position that the page has (`If-Position`); throws `BadQuery` for an invalid one. */
  inRequest<Answer>(awaited: Position | undefined, work: () => Answer): Answer {
    return pinsOfRequest.run(this.pinsFor(awaited), work);
  }

  /**
   * The reply to a request, with the position of the slowest view that was read for it, joins included; it is stale when that is
   * before the position that the page awaits, and while a view is late. Only within a request: `inRequest` has pinned what was read.
   */
  reply<Body>(body: Body): QueryReply<Body> {
    const pins = pinsOfRequest.current;
    if (!pins) throw new Error('A reply is made within a request');
    return new QueryReply(body, pins.position, pins.isStale);
  }

  /** Whether a view that the present request has read is still being built. */
  get readsBeingBuilt(): boolean {
    return pinsOfRequest.current?.isBeingBuilt ?? false;
  }

  /** Throws `ViewsBehind` when the views do not reach the position in time: for reactions, which then try again. */
  async reached(position: Position, ...views: View[]): Promise<void> {
    await this.waitFor(
      { position, withinMs: REACH_MS },
      views.map(({ name }) => name),
    );
  }

  /**
   * Runs work whose every read of a view waits until that view has reached the position, and otherwise throws `ViewsBehind`: what reactions and
   * jobs decide never rests on a view that is still being built (ADR 59).
   */
  notBefore<Answer>(position: Position, work: () => Promise<Answer>, withinMs = REACH_MS): Promise<Answer> {
    return awaitedByWork.run({ position, withinMs }, work);
  }

  async get<V extends View>(view: V, id: string): Promise<DocumentOf<V> | null> {
    return this.from(view, (collection) => this.reads.get<DocumentOf<V>>(collection, id));
  }

  /** Documents by id, to join the rows of a page. */
  async byId<V extends View>(view: V, ids: readonly string[]): Promise<ReadonlyMap<string, DocumentOf<V>>> {
    const documents = await this.from(view, (collection) =>
      this.reads.getMany<DocumentOf<V>>(collection, [...new Set(ids)]),
    );
    return new Map(documents.map((document) => [document.id, document]));
  }

  async find<V extends View>(
    view: V,
    filter: FilterOf<V>,
    sort: readonly SortOf<V>[],
    page: Page,
  ): Promise<Found<DocumentOf<V>>> {
    try {
      return await this.from(view, (collection) =>
        this.reads.find<DocumentOf<V>>(collection, untyped(filter), sort, page),
      );
    } catch (error) {
      // Filters and sorts come from our code; the key of a page is the only part of a query that callers send unchanged.
      if (page.after === undefined || !(error instanceof UnsupportedQuery)) throw error;
      throw new BadQuery('after', 'is not a key that a page gave');
    }
  }

  async count<V extends View>(view: V, filter: FilterOf<V>, cap?: number): Promise<number> {
    return this.from(view, (collection) => this.reads.count(collection, untyped(filter), cap));
  }

  /** Count per combination of values of `fields`, for every combination that occurs. */
  async countBy<V extends View, const Fields extends readonly FieldOf<V>[]>(
    view: V,
    filter: FilterOf<V>,
    fields: Fields,
  ): Promise<Counted<V, Fields>[]> {
    return this.from(view, (collection) => this.reads.countBy(collection, untyped(filter), fields)) as Promise<
      Counted<V, Fields>[]
    >;
  }

  async countDistinct<V extends View>(view: V, filter: FilterOf<V>, field: FieldOf<V>): Promise<number> {
    return this.from(view, (collection) => this.reads.countDistinct(collection, untyped(filter), field));
  }

  get names(): readonly string[] {
    return this.progress.names;
  }

  /** The collection that is active for a view at present. */
  answering(view: string): Promise<string> {
    return inTime(this.progress.collectionOf(view));
  }

  /** By view, the collection from which this request reads it, for a thread that reads in its place. */
  async chosen(...views: readonly View[]): Promise<Readonly<Record<string, string>>> {
    return Object.fromEntries(
      await Promise.all(views.map(async ({ name }) => [name, await inTime(this.collectionFor(name))] as const)),
    );
  }

  private collectionFor(name: string): Promise<string> {
    const pins = pinsOfRequest.current;
    return pins ? pins.of(name).then(({ collection }) => collection) : this.progress.collectionOf(name);
  }

  private async from<Answer>({ name }: View, ask: (collection: string) => Promise<Answer>): Promise<Answer> {
    const awaited = awaitedByWork.current;
    if (awaited) await this.waitFor(awaited, [name]);
    return inTime(this.collectionFor(name).then(ask));
  }

  private async waitFor({ position, withinMs }: Awaited, names: readonly string[]): Promise<void> {
    if (!(await this.progress.whenApplied(names, position, withinMs))) throw new ViewsBehind(names, position);
  }

  private pinsFor(awaited: Position | undefined): ViewPins {
    if (awaited !== undefined && !POSITION.test(awaited)) throw new BadQuery('If-Position', 'is not a position');
    return new ViewPins(this.progress, awaited ?? '');
  }
}

/** Stores know filters only by their structure. */
const untyped = <V extends View>(filter: FilterOf<V>): Filter => filter;

const inTime = <Answer>(work: Promise<Answer>): Promise<Answer> => answeredInTime(work, ANSWER_MS);
