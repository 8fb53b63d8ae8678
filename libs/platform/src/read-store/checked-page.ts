import type { Page } from './query.js';
import { UnsupportedQuery } from '../errors/store-errors.js';

/** Deeper pages go by key. */
export const MAX_OFFSET = 10_000;

/** A page that can be asked for. Throws UnsupportedQuery. */
export function checkedPage({ limit, after, offset = 0 }: Page): {
  limit: number;
  after: string | undefined;
  offset: number;
} {
  if (!Number.isSafeInteger(limit) || limit < 1) throw new UnsupportedQuery(`Not a page size: ${limit}`);
  if (!Number.isSafeInteger(offset) || offset < 0 || offset > MAX_OFFSET) {
    throw new UnsupportedQuery(`An offset is from 0 to ${MAX_OFFSET}, not ${offset}`);
  }
  if (after !== undefined && offset > 0)
    throw new UnsupportedQuery('A page begins after a key or at an offset, not both');
  return { limit, after, offset };
}

/** What is counted by: at least one field. Throws UnsupportedQuery. */
export function checkedFields(fields: readonly string[]): readonly string[] {
  if (fields.length === 0) throw new UnsupportedQuery('Nothing to count by');
  return fields;
}

/** A count stops at its cap and one more. Throws UnsupportedQuery. */
export function checkedCap(cap: number): number {
  if (!Number.isSafeInteger(cap) || cap < 0) throw new UnsupportedQuery(`Not a cap: ${cap}`);
  return cap;
}
