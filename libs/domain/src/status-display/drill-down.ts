/** Groups of tracked suppliers that the specification's drill-down codes lead to. */
export type DrillDownGroup = 'compliant' | 'nonCompliant' | 'expired';

/**
 * Company-status codes of the dashboard's drill-down (spec 3 section 9). An enumeration of its own: the agents' client
 * statuses use some of the same numbers for other things.
 */
export const DRILL_DOWN_CODES: Readonly<Record<DrillDownGroup, readonly number[]>> = {
  compliant: [12, 7, 11],
  nonCompliant: [13],
  expired: [2, 5],
};

const GROUPS = Object.keys(DRILL_DOWN_CODES) as DrillDownGroup[];

/** The group that a list of codes stands for (`12,7,11`); null unless every code belongs to that one group. */
export function groupOfCodes(text: string): DrillDownGroup | null {
  const codes = text.split(',').map((code) => (/^\s*\d{1,3}\s*$/.test(code) ? Number(code) : Number.NaN));
  return GROUPS.find((group) => codes.every((code) => DRILL_DOWN_CODES[group].includes(code))) ?? null;
}
