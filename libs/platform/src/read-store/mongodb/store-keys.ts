import type { Document } from '../document.js';
import { UnsupportedQuery } from '../../errors/store-errors.js';
import { COMPOUND } from '../field-value.js';
import type { FieldValue } from '../field-value.js';

/*
 * A value as text that sorts as the port says: by its first character between types (null has no key), by the rest within
 * one. No first character belongs to a word.
 */
const FALSE = '!0';
const TRUE = '!1';
const NUMBER = '#';
const TEXT = "'";
const OTHER = '~';
/** Above every number, below every text. */
export const ABOVE_NUMBERS = '$';
/** Above every text. */
export const ABOVE_TEXT = '(';
export const LOWEST_NUMBER = NUMBER;
export const LOWEST_TEXT = TEXT;

const SIGN = 1n << 63n;
const ALL = (1n << 64n) - 1n;

/** Throws UnsupportedQuery for what is no number. */
export function keyOf(value: Exclude<FieldValue, null>): string {
  if (value === COMPOUND) return OTHER;
  if (typeof value === 'boolean') return value ? TRUE : FALSE;
  return typeof value === 'number' ? NUMBER + sortableDigits(value) : TEXT + storable(value);
}

/** The value of a key; null of none. Lists and objects have lost theirs and throw UnsupportedQuery. */
export function valueOf(key: string | null | undefined): string | number | boolean | null {
  if (key === null || key === undefined) return null;
  if (key.startsWith(TEXT)) return key.slice(1);
  if (key.startsWith(NUMBER)) return numberOf(key.slice(1));
  if (key === OTHER) throw new UnsupportedQuery('Lists and objects cannot be counted by');
  return key === TRUE;
}

/** The server keeps UTF-8, which has no lone surrogates: in keys they are all one character. */
export const storable = (text: string): string => text.replace(/\p{Surrogate}/gu, '\ufffd');

/** The bits of the double, turned so that they sort: sixteen hexadecimal digits. */
function sortableDigits(value: number): string {
  if (!Number.isFinite(value)) throw new UnsupportedQuery(`Not a number to compare with: ${value}`);
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value === 0 ? 0 : value);
  const bits = view.getBigUint64(0);
  return (bits & SIGN ? bits ^ ALL : bits | SIGN).toString(16).padStart(16, '0');
}

function numberOf(digits: string): number {
  const sorted = BigInt(`0x${digits}`);
  const view = new DataView(new ArrayBuffer(8));
  view.setBigUint64(0, sorted & SIGN ? sorted ^ SIGN : sorted ^ ALL);
  return view.getFloat64(0);
}

/** Between the steps of a path: the server refuses a point in the name of a field. */
const STEP = ':';
const ASKABLE = /^[A-Za-z0-9_-]+$/;
/** Steps of the longest path that is kept and may be asked for. */
export const DEEPEST = 16;

export const keyName = (steps: readonly string[]): string => steps.join(STEP);

/** The keys of all that can be asked of a document, the id apart. */
export function keysOf(document: Document): Record<string, string> {
  const keys: [string, string][] = [];
  collect(document, [], keys);
  return Object.fromEntries(keys.filter(([name]) => name !== 'id'));
}

function collect(object: object, path: readonly string[], keys: [string, string][]): void {
  for (const [step, value] of Object.entries(object) as [string, unknown][]) {
    if (value === null || !ASKABLE.test(step)) continue;
    const steps = [...path, step];
    const compound = typeof value === 'object';
    keys.push([keyName(steps), keyOf(compound ? COMPOUND : (value as string | number | boolean))]);
    if (compound && !Array.isArray(value) && steps.length < DEEPEST) collect(value, steps, keys);
  }
}
