import type { Filter, Scalar } from './query.js';
import { UnsupportedQuery } from '../errors/store-errors.js';

/** A part of a filter that is not checked yet. */
export type Loose = Readonly<Record<string, unknown>>;

export const isScalar = (value: unknown): value is Scalar =>
  value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const isRange = (operators: readonly string[]): boolean =>
  operators.length > 0 && operators.every((operator) => /^[gl]te?$/.test(operator));

/** The bounds of a range, or null when they are of two types, which no value can satisfy. Throws UnsupportedQuery. */
export function boundsOf(range: Loose): readonly (readonly [operator: string, bound: string | number])[] | null {
  const bounds = Object.entries(range)
    .filter((entry) => entry[1] !== undefined)
    .map(checkedBound);
  const [first] = bounds;
  if (first === undefined) throw new UnsupportedQuery('A range without bounds');
  return bounds.every(([, bound]) => typeof bound === typeof first[1]) ? bounds : null;
}

/** The fields that must equal one value wherever the filter is true. */
export function fixedBy(filter: Filter): [string, Scalar][] {
  if ('and' in filter) return filters(filter.and).flatMap(fixedBy);
  if (!('where' in filter)) return [];
  return Object.entries(loose(filter.where)).flatMap(([field, condition]) => {
    const { eq } = loose(condition);
    return isScalar(eq) ? [[field, eq] as [string, Scalar]] : [];
  });
}

export function filters(content: unknown): readonly Filter[] {
  if (!Array.isArray(content)) throw new UnsupportedQuery('and/or take a list of filters');
  return content as readonly Filter[];
}

export function onlyEntry(value: unknown): readonly [string, unknown] {
  const [entry, another] = Object.entries(loose(value));
  if (entry === undefined || another !== undefined) throw new UnsupportedQuery('One operator is expected at a time');
  return entry;
}

export function loose(value: unknown): Loose {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Loose;
  throw new UnsupportedQuery('An object is expected in a filter');
}

function checkedBound([operator, bound]: readonly [string, unknown]): readonly [string, string | number] {
  if (typeof bound === 'string' || typeof bound === 'number') return [operator, bound];
  throw new UnsupportedQuery('Ranges have bounds of numbers or text');
}
