/**
 * Company statuses by which the dashboard drills down. The groups are given [F01] and not the names:
 * these follow the list of company statuses. Never mix them with `CLIENT_STATUS_CODES`, where 5 and 7 mean other things.
 */
export const COMPANY_STATUS_CODES = {
  canceled: 2,
  expired: 5,
  expiring: 7,
  reviewed: 11,
  compliant: 12,
  nonCompliant: 13,
} as const;
export type CompanyStatusCode = (typeof COMPANY_STATUS_CODES)[keyof typeof COMPANY_STATUS_CODES];

export const DRILL_DOWNS = {
  compliant: [12, 7, 11],
  nonCompliant: [13],
  expiredOrCanceled: [2, 5],
} as const satisfies Record<string, readonly CompanyStatusCode[]>;
export type DrillDown = keyof typeof DRILL_DOWNS;

/** The group that a code belongs to, undefined for an unknown number. */
export function drillDownOf(code: number): DrillDown | undefined {
  if (DRILL_DOWNS.compliant.some((listed) => listed === code)) return 'compliant';
  if (DRILL_DOWNS.nonCompliant.some((listed) => listed === code)) return 'nonCompliant';
  return DRILL_DOWNS.expiredOrCanceled.some((listed) => listed === code) ? 'expiredOrCanceled' : undefined;
}

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
