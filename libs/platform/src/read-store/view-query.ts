import type {
  AnyView,
  DocumentOf,
  FieldValue,
  IndexedOf,
  UnindexedOf,
  WordOf,
} from '@covertrail/contracts/define-view';
import type { Filter, Sort } from './query.js';

type Ordered<Value> = Extract<Value, string | number>;

/** What a field of one type can be held to. */
export type ConditionOn<Value> =
  | { readonly eq: Value | null }
  | { readonly in: readonly (Value | null)[] }
  | { readonly notIn: readonly (Value | null)[] }
  | ([Ordered<Value>] extends [never]
      ? never
      : {
          readonly gt?: Ordered<Value>;
          readonly gte?: Ordered<Value>;
          readonly lt?: Ordered<Value>;
          readonly lte?: Ordered<Value>;
        })
  | ([Extract<Value, string>] extends [never] ? never : { readonly prefix: string });

/** Conditions on the fields of a view that are declared to be compared; any other field does not compile. */
export type WhereOf<V extends AnyView> = {
  readonly [Field in IndexedOf<V> | UnindexedOf<V> | WordOf<V>]?:
    | (Field extends IndexedOf<V> | UnindexedOf<V> ? ConditionOn<FieldValue<DocumentOf<V>, Field>> : never)
    | (Field extends WordOf<V> ? { readonly word: string } : never);
} & {
  // A function that returns a filter is not held to its fields alone, so that the others are ruled out by name.
  readonly [Other in Exclude<keyof DocumentOf<V> & string, IndexedOf<V> | UnindexedOf<V> | WordOf<V>>]?: never;
};

/** A filter by fields that the view declares. */
export type FilterOf<V extends AnyView> = Filter<WhereOf<V>>;

/** A sort by a field that the view declares. */
export type SortOf<V extends AnyView> = Sort<FieldOf<V>>;

/** The fields of a view that may be compared, sorted or counted by. */
export type FieldOf<V extends AnyView> = IndexedOf<V> | UnindexedOf<V>;

/** How many documents have one combination of values. */
export interface Counted<V extends AnyView, Fields extends readonly string[]> {
  readonly key: { readonly [Index in keyof Fields]: FieldValue<DocumentOf<V>, Fields[Index]> };
  readonly count: number;
}
