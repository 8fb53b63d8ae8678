/** A control value as it is kept: JSON, null for what JSON does not have. */
export const controlText = (value: unknown): string => JSON.stringify(value ?? null);

/** Null where nothing is kept. The caller knows what it once gave. */
export const controlValue = <Value>(text: string | undefined): Value | null =>
  text === undefined ? null : (JSON.parse(text) as Value);

/** A control value under its key, as it is kept. */
export interface ControlEntry {
  readonly key: string;
  readonly value: string;
}

export const controlList = <Value>(
  entries: readonly ControlEntry[],
): { readonly key: string; readonly value: Value }[] =>
  entries.map(({ key, value }) => ({ key, value: JSON.parse(value) as Value }));
