/** A field of a document, or one of an object in it as a path: `holder.name`. */
export type FieldPath<Doc> = Doc extends unknown ? { [Key in keyof Doc & string]: Key | SubPath<Key, NonNullable<Doc[Key]>> }[keyof Doc & string] : never;

type SubPath<Key extends string, Inner> = Inner extends readonly unknown[] ? never : Inner extends object ? `${Key}.${keyof Inner & string}` : never;

/** The type of what stands at a path. */
export type FieldValue<Doc, Path extends string> = Doc extends unknown
  ? Path extends keyof Doc
    ? Doc[Path]
    : Path extends `${infer Key extends keyof Doc & string}.${infer Rest}` ? FieldValue<NonNullable<Doc[Key]>, Rest> : never
  : never;

/** Fields that are filtered or sorted by, in the order of the index; with `words` a word index of those text fields. */
export interface ViewIndex<Field extends string = string, Word extends string = string> {
  readonly fields: readonly Field[];
  readonly words?: readonly Word[];
}

/**
 * A read model by name: what its projection writes and its readers read. `narrowing` are fields without an index of their
 * own, compared only within the few documents that an indexed filter finds.
 */
export interface View<Doc extends StoredDocument = StoredDocument, Indexed extends string = string, Narrowing extends string = string, Word extends string = string> {
  /** Kebab-case, the question it answers: `tracked-suppliers`. Live messages name it. */
  readonly name: string;
  readonly indexes: readonly ViewIndex<Indexed, Word>[];
  readonly narrowing: readonly Narrowing[];
  /** Never set: it carries the type of the documents. */
  readonly document?: Doc;
}

/** A document: JSON, with its own id. */
export type StoredDocument = { readonly id: string } & Readonly<Record<string, unknown>>;

/** Some view, when it does not matter which. */
export type AnyView = View<StoredDocument, string, string, string>;
export type DocumentOf<V extends AnyView> = NonNullable<V['document']>;
/** Fields that a filter or a sort may name. */
export type IndexedOf<V extends AnyView> = V['indexes'][number]['fields'][number] | 'id';
export type NarrowingOf<V extends AnyView> = V['narrowing'][number];
/** Fields that are searched by words. */
export type WordOf<V extends AnyView> = NonNullable<V['indexes'][number]['words']>[number];

/** Declares a view: `defineView<RequestDocument>()({ name: 'requests', indexes: [{ fields: ['requesterId', 'dueOn'] }] })`. */
export const defineView = <Doc extends StoredDocument>() =>
  <const Name extends string, const Indexed extends FieldPath<Doc> = never, const Word extends FieldPath<Doc> = never, const Narrowing extends FieldPath<Doc> = never>(
    { name, indexes, narrowing = [] }: {
      readonly name: Name;
      readonly indexes: readonly ViewIndex<Indexed, Word>[];
      readonly narrowing?: readonly Narrowing[];
    },
  ): View<Doc, Indexed, Narrowing, Word> & { readonly name: Name } => ({ name, indexes, narrowing });
