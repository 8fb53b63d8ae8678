import type { Endorsement, Limits } from './stated-parts.js';

/** What a policy states of single limits or endorsements, by their codes. */
export type Parts = Readonly<Record<string, unknown>>;

export type Parted = Limits | readonly Endorsement[];

/** Limits and endorsements are recorded together; an edit of one leaves the others as they are. */
export const partsOf = (value: Parted): Parts =>
  isList(value) ? Object.fromEntries(value.map((endorsement) => [endorsement.code, endorsement])) : value;

// `Array.isArray` knows no lists that cannot be changed.
const isList = (value: Parted): value is readonly Endorsement[] => Array.isArray(value);
