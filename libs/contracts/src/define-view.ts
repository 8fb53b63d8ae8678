/** A field of a document, or a path to a field of an object in it: `holder.name`. */
export type FieldPath<Doc> = Doc extends unknown
  ? { [Key in keyof Doc & string]: Key | SubPath<Key, NonNullable<Doc[Key]>> }[keyof Doc & string]
  : never;

type SubPath<Key extends string, Inner> = Inner extends readonly unknown[]
  ? never
  : Inner extends object
    ? `${Key}.${keyof Inner & string}`
    : never;

/** The type of the value at a path. */
export type FieldValue<Doc, Path extends string> = Doc extends unknown
  ? Path extends keyof Doc
    ? Doc[Path]
    : Path extends `${infer Key extends keyof Doc & string}.${infer Rest}`
      ? FieldValue<NonNullable<Doc[Key]>, Rest>
      : never
  : never;

/** Fields by which the view is filtered or sorted, in the order of the index; `words` adds a word index of those text fields. */
export interface ViewIndex<Field extends string = string, Word extends string = string> {
  readonly fields: readonly Field[];
  readonly words?: readonly Word[];
}

/**
 * A view by its name: what its projection writes and its readers read. `unindexed` are fields without an index that may still be
 * compared or sorted, among the documents that an indexed filter finds: add one only on purpose.
 */
export interface View<
  Doc extends StoredDocument = StoredDocument,
  Indexed extends string = string,
  Unindexed extends string = string,
  Word extends string = string,
> {
  /** Kebab-case, the question that the view answers: `tracked-suppliers`. Live messages name it. */
  readonly name: string;
  readonly indexes: readonly ViewIndex<Indexed, Word>[];
  readonly unindexed: readonly Unindexed[];
  /** Never set: it only carries the type of the documents. */
  readonly document?: Doc;
}

/** A document: JSON, with its own id. */
export type StoredDocument = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Any view. */
export type AnyView = View<StoredDocument, string, string, string>;
export type DocumentOf<V extends AnyView> = NonNullable<V['document']>;
/** Fields that a filter or a sort may name. */
export type IndexedOf<V extends AnyView> = V['indexes'][number]['fields'][number] | 'id';
export type UnindexedOf<V extends AnyView> = V['unindexed'][number];
/** Fields that are searched by words. */
export type WordOf<V extends AnyView> = NonNullable<V['indexes'][number]['words']>[number];

/** Declares a view: `defineView<RequestDocument>()({ name: 'requests', indexes: [{ fields: ['requesterId', 'dueOn'] }] })`. */
export const defineView =
  <Doc extends StoredDocument>() =>
  <
    const Name extends string,
    const Indexed extends FieldPath<Doc> = never,
    const Word extends FieldPath<Doc> = never,
    const Unindexed extends FieldPath<Doc> = never,
  >({
    name,
    indexes,
    unindexed = [],
  }: {
    readonly name: Name;
    readonly indexes: readonly ViewIndex<Indexed, Word>[];
    readonly unindexed?: readonly Unindexed[];
  }): View<Doc, Indexed, Unindexed, Word> & { readonly name: Name } => ({ name, indexes, unindexed });
