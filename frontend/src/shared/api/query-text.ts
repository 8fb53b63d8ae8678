type Value = string | number | boolean | null | undefined;

/** Query parameters; arrays are written with brackets, nested objects as `filter[name]`. */
export type Query = Readonly<Record<string, Value | readonly Value[] | Readonly<Record<string, Value>>>>;

const given = (value: Value): value is string | number | boolean =>
  value !== undefined && value !== null && value !== '';

function* pairs(query: Query): Generator<[string, string]> {
  for (const [name, value] of Object.entries(query)) {
    if (Array.isArray(value)) {
      for (const one of value) if (given(one)) yield [`${name}[]`, String(one)];
    } else if (typeof value === 'object' && value !== null) {
      for (const [inner, one] of Object.entries(value)) if (given(one)) yield [`${name}[${inner}]`, String(one)];
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
