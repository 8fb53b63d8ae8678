/** A body as the page sends it: without fields that say nothing. */
export const said = (body: object): object =>
  JSON.parse(JSON.stringify(body, (_name, value: unknown) => (value === null ? undefined : value))) as object;
