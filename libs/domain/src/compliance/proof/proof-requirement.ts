import { addDays, addMonths, LAST_DAY, type CalendarDate } from '../../kernel/dates.js';
import type { LeastProof } from '../../insurance/source-table.js';

export const AGE_UNITS = ['days', 'months'] as const;
export type AgeUnit = (typeof AGE_UNITS)[number];
export const isAgeUnit = (text: unknown): text is AgeUnit => AGE_UNITS.some((unit) => unit === text);

/** Ten years, in either unit. */
export const MOST_AGE: Readonly<Record<AgeUnit, number>> = { days: 3650, months: 120 };

/** How old a proof may be. */
export interface ProofAge {
  /** @asType integer */
  readonly count: number;
  readonly unit: AgeUnit;
}

/** How well and how lately what a policy states must be proven. What is absent is not demanded. */
export interface ProofRequirement {
  readonly least?: LeastProof;
  readonly notOlderThan?: ProofAge;
}

export const isDemanding = ({ least, notOlderThan }: ProofRequirement): boolean =>
  least !== undefined || notOlderThan !== undefined;

export const isProofAge = ({ count, unit }: ProofAge): boolean =>
  Number.isSafeInteger(count) && count >= 1 && count <= MOST_AGE[unit];

/**
 * The first day on which a proof of `on` is too old. One of 31 January that may be one month old is good until 28 February and
 * too old from 1 March on. LAST_DAY where that is later.
 */
export function tooOldFrom(on: CalendarDate, { count, unit }: ProofAge): CalendarDate {
  const last = unit === 'days' ? addDays(on, count) : addMonths(on, count);
  return last === LAST_DAY ? LAST_DAY : addDays(last, 1);
}
