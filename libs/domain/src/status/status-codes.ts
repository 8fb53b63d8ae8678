import { keysOf } from '../kernel/record-of.js';

/**
 * Company statuses by which the dashboard drills down. The groups are given [F01] and not the names:
 * these follow the list of company statuses. Never mix them with `CLIENT_STATUS_CODES`, where 5 and 7 mean other things.
 */
export const COMPANY_STATUS_CODES = {
  inactive: 1,
  canceled: 2,
  expired: 5,
  expiring: 7,
  reviewed: 11,
  compliant: 12,
  nonCompliant: 13,
} as const;
export type CompanyStatusCode = (typeof COMPANY_STATUS_CODES)[keyof typeof COMPANY_STATUS_CODES];

/** Each is named as its group of tracked suppliers; `expired` is cover that is over, by its last day or by a cancellation. */
export const DRILL_DOWNS = {
  compliant: [12, 7, 11],
  nonCompliant: [13],
  expired: [2, 5],
  inactive: [1],
} as const satisfies Record<string, readonly CompanyStatusCode[]>;
type DrillDown = keyof typeof DRILL_DOWNS;

/** The group that a code belongs to, undefined for an unknown number. */
export function drillDownOf(code: number): DrillDown | undefined {
  return keysOf(DRILL_DOWNS).find((drillDown) => DRILL_DOWNS[drillDown].some((listed) => listed === code));
}

/** The groups behind several codes, each once; codes of no group are left out. */
export const drillDownsOf = (codes: readonly number[]): readonly DrillDown[] => [
  ...new Set(codes.flatMap((code) => drillDownOf(code) ?? [])),
];

/** Statuses of an agency's clients [G01]. */
export const CLIENT_STATUS_CODES = {
  canceled: 1,
  expired: 2,
  nonCompliant: 3,
  unverified: 4,
  inactive: 5,
  expiring: 6,
  archived: 7,
} as const;
