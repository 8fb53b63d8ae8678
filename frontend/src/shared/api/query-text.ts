type Value = string | number | boolean | null | undefined;

/** Query parameters; arrays are written with brackets, nested objects as `filter[name]`. */
export type Query = Readonly<Record<string, Value | readonly Value[] | Readonly<Record<string, Value>>>>;

const given = (value: Value): value is string | number | boolean =>
  value !== undefined && value !== null && value !== '';

function* pairs(query: Query): Generator<[string, string]> {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const item of value) if (given(item)) yield [`${name}[]`, String(item)];
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, item] of Object.entries(value)) if (given(item)) yield [`${name}[${inner}]`, String(item)];
    } else if (given(value)) {
      yield [name, String(value)];
    }
  }
}

/** `?a=1&b[]=2`, or empty text. Empty values are left out; the order is the object's. */
export function queryText(query: Query = {}): string {
  const text = [...pairs(query)]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&');
  return text === '' ? '' : `?${text}`;
}
