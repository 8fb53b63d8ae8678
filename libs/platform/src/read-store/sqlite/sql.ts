/** What a statement can be given. */
export type Parameter = string | number | Uint8Array | null;

/** A piece of SQL with the parameters of its question marks, in order. */
export interface Sql {
  readonly text: string;
  readonly parameters: readonly Parameter[];
}

export const sql = (text: string, ...parameters: readonly Parameter[]): Sql => ({ text, parameters });

export const NOTHING: Sql = sql('0');
export const EVERYTHING: Sql = sql('1');

/** Puts pieces side by side. */
export const join = (pieces: readonly Sql[], separator: string): Sql => ({
  text: pieces.map((piece) => piece.text).join(separator),
  parameters: pieces.flatMap((piece) => piece.parameters),
});

export const allOf = (pieces: readonly Sql[]): Sql => combined(pieces, ' AND ', EVERYTHING);
export const anyOf = (pieces: readonly Sql[]): Sql => combined(pieces, ' OR ', NOTHING);

function combined(pieces: readonly Sql[], separator: string, none: Sql): Sql {
  const [only] = pieces;
  if (only === undefined) return none;
  if (pieces.length === 1) return only;
  const { text, parameters } = join(pieces, separator);
  return { text: `(${text})`, parameters };
}
