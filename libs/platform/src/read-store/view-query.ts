import type { AnyView, DocumentOf, FieldValue, IndexedOf, NarrowingOf, WordOf } from '@covertrail/contracts/define-view';
import type { Filter, Sort } from './read-store.port.js';

type Ordered<Value> = Extract<Value, string | number>;

/** What a field of one type can be held to. */
export type ConditionOn<Value> =
  | { readonly eq: Value | null }
  | { readonly in: readonly (Value | null)[] }
  | ([Ordered<Value>] extends [never] ? never : { readonly gt?: Ordered<Value>; readonly gte?: Ordered<Value>; readonly lt?: Ordered<Value>; readonly lte?: Ordered<Value> })
  | ([Extract<Value, string>] extends [never] ? never : { readonly prefix: string });

/** Conditions on the fields of a view that have an index, or narrow what one finds; any other field does not compile. */
export type WhereOf<V extends AnyView> = {
  readonly [Field in IndexedOf<V> | NarrowingOf<V> | WordOf<V>]?:
    | (Field extends IndexedOf<V> | NarrowingOf<V> ? ConditionOn<FieldValue<DocumentOf<V>, Field>> : never)
    | (Field extends WordOf<V> ? { readonly word: string } : never);
};

/** A filter that a view can answer by its indexes. */
export type FilterOf<V extends AnyView> = Filter<WhereOf<V>>;

/** A sort by a field of a view that has an index. */
export type SortOf<V extends AnyView> = Sort<IndexedOf<V>>;
