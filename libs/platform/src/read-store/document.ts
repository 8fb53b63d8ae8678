/** A read model document: JSON, with its own id. */
export type Document = { readonly id: string } & Readonly<Record<string, unknown>>;
