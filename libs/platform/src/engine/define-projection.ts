import type { DocumentOf, IndexedOf, View } from '@covertrail/contracts/define-view';
import type { EventOf, EventType } from '@covertrail/domain/catalogue/product-event';
import type { Recorded, RecordedOf } from '@covertrail/domain/kernel/event';
import type { Document } from '../read-store/document.js';
import type { Projection, RelatedDocuments } from './projection.js';

/** An event of a known type as the log gives it back; of several types, `type` says which. */
export type RecordedEvent<Type extends EventType> = RecordedOf<EventOf<Type>>;

/** Ids of the projection's own documents by a field of the view's indexes, the unwritten part of the batch included. */
interface OwnDocumentsOf<Field extends string> {
  idsWhere(field: Field, equals: string): Promise<readonly string[]>;
}

/**
 * How a view is folded (reference: projections). `on` handles an event whether there is a document or not (null); `changes` is called
 * only where there is a document. To return null deletes the document. Handlers are pure: no clock, no random; of other
 * views they are given the documents of the related one.
 */
export interface ProjectionSpec<
  Doc,
  Field extends string,
  On extends EventType,
  Changes extends EventType,
  Other extends Document,
> {
  /** Raised whenever the documents change shape or meaning: the engine builds the new version beside the old. */
  readonly version: number;
  readonly on?: {
    readonly [Type in On]: (
      document: Doc | null,
      event: RecordedEvent<Type>,
      key: string,
      related: RelatedDocuments<Other>,
    ) => Doc | null;
  };
  readonly changes?: {
    readonly [Type in Changes]: (
      document: Doc,
      event: RecordedEvent<Type>,
      key: string,
      related: RelatedDocuments<Other>,
    ) => Doc | null;
  };
  /** True for the one view that may read sealed personal text. */
  readonly opensPersonal?: boolean;
  /** Another view that `keys` and the handlers read, see `Related`. */
  readonly related?: {
    readonly projection: Projection<Other>;
    ids(event: RecordedEvent<On | Changes>, found: RelatedDocuments<Other>): readonly string[];
  };
  /** The documents that an event touches. */
  keys(
    event: RecordedEvent<On | Changes>,
    own: OwnDocumentsOf<Field>,
    related: RelatedDocuments<Other>,
  ): readonly string[] | Promise<readonly string[]>;
  /** The companies and users, by id, who are notified that a document changed. Nobody is notified where it is left out. */
  audience?(before: Doc | null, after: Doc | null): readonly string[];
}

/**
 * The projection of a view: `defineProjection(requestsView)({ version: 1, on: { CoverageRequested: … }, keys: … })`. What it
 * handles follows from its handlers; each knows the type of its event.
 */
export const defineProjection =
  <V extends View>(view: V) =>
  <On extends EventType = never, Changes extends EventType = never, Other extends Document = Document>(
    spec: ProjectionSpec<DocumentOf<V>, IndexedOf<V>, On, Changes, Other>,
  ): Projection<DocumentOf<V>> => {
    const { on, changes, keys, audience, ...rest } = spec as unknown as Untyped<DocumentOf<V>>;
    return {
      ...rest,
      name: view.name,
      handles: [...Object.keys(on ?? {}), ...Object.keys(changes ?? {})],
      indexes: view.indexes,
      keys,
      evolve: (document, event, key, related = NONE) => {
        const handler = on?.[event.type];
        if (handler) return handler(document, event, key, related);
        return document && (changes?.[event.type]?.(document, event, key, related) ?? null);
      },
      audience: audience ?? (() => []),
    };
  };

const NONE: RelatedDocuments = new Map();

type Handler<Doc> = (document: Doc, event: Recorded, key: string, related: RelatedDocuments) => Doc | null;

/** The handlers as the engine needs them: each receives only the events of its type. */
interface Untyped<Doc extends Document> extends Pick<
  Projection<Doc>,
  'version' | 'opensPersonal' | 'related' | 'keys'
> {
  readonly on?: Readonly<Record<string, Handler<Doc | null>>>;
  readonly changes?: Readonly<Record<string, Handler<Doc>>>;
  readonly audience?: Projection<Doc>['audience'];
}

/** The same handler for events of several types. */
export function sameFor<Type extends EventType, Handler>(
  types: readonly Type[],
  handler: Handler,
): Readonly<Record<Type, Handler>> {
  return Object.fromEntries(types.map((type) => [type, handler])) as Record<Type, Handler>;
}
