type KeyOf<Row> = Row extends unknown ? keyof Row & string : never;

/** The keys of a record as its type names them: for literal records that have no other keys. */
export const keysOf = <Row extends object>(row: Row): readonly KeyOf<Row>[] => Object.keys(row) as KeyOf<Row>[];

/** A record with one value for each key. */
export const recordOf = <Key extends string, Value>(keys: readonly Key[], valueOf: (key: Key) => Value): Readonly<Record<Key, Value>> =>
  Object.fromEntries(keys.map((key) => [key, valueOf(key)])) as Record<Key, Value>;

/** The same record with only some of its keys. */
export const picked = <Row extends object, Key extends keyof Row & string>(row: Row, keys: readonly Key[]): Pick<Row, Key> =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;
