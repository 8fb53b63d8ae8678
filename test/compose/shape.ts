import type { Complaints } from './compose-file.js';

/** What a value must look like. `at` says where it stands. */
export type Shape = (value: unknown, at: string) => Complaints;
type Shapes = Readonly<Record<string, Shape>>;

const said = (fine: boolean, at: string, wanted: string, value: unknown): Complaints =>
  fine ? [] : [`${at} must be ${wanted}, not ${JSON.stringify(value)}`];

export const text: Shape = (value, at) => said(typeof value === 'string' && value !== '', at, 'a text', value);
export const flag: Shape = (value, at) => said(typeof value === 'boolean', at, 'true or false', value);
export const count: Shape = (value, at) =>
  said(Number.isInteger(value) && Number(value) > 0, at, 'a number above zero', value);

export const like =
  (pattern: RegExp, wanted: string): Shape =>
  (value, at) =>
    said(typeof value === 'string' && pattern.test(value), at, wanted, value);

export const oneOf =
  (...words: readonly string[]): Shape =>
  (value, at) =>
    said(words.includes(value as string), at, `one of ${words.join(', ')}`, value);

export const listOf =
  (item: Shape): Shape =>
  (value, at) =>
    Array.isArray(value)
      ? value.flatMap((element, n) => item(element, `${at}[${n}]`))
      : said(false, at, 'a list', value);

export const mapOf =
  (item: Shape, names = /^[\w.-]+$/): Shape =>
  (value, at) => {
    if (!isMap(value)) return said(false, at, 'a map', value);
    const entry = ([key, inner]: [string, unknown]): Complaints =>
      names.test(key) ? item(inner, `${at}.${key}`) : [`${at} may not name "${key}"`];
    return Object.entries(value).flatMap(entry);
  };

/** Keys that are not named are refused; those that start with `x-` are free. */
export const record =
  (needed: Shapes, more: Shapes = {}): Shape =>
  (value, at) => {
    if (!isMap(value)) return said(false, at, 'a map', value);
    const shapes: Shapes = { ...needed, ...more };
    const absent = Object.keys(needed)
      .filter((key) => !(key in value))
      .map((key) => `${at} needs ${key}`);
    const wrong = Object.entries(value).flatMap(([key, inner]) => {
      if (key.startsWith('x-')) return [];
      return shapes[key]?.(inner, `${at}.${key}`) ?? [`${at} knows no ${key}`];
    });
    return [...absent, ...wrong];
  };

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
