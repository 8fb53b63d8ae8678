/**
 * States by the first two digits of their workers' compensation forms (NCCI): `WC 04 03 06` is California's. 00 is countrywide, 99 a carrier's own.
 */
const STATES: Readonly<Record<string, string>> = {
  '01': 'AL',
  '02': 'AZ',
  '03': 'AR',
  '04': 'CA',
  '05': 'CO',
  '06': 'CT',
  '07': 'DE',
  '08': 'DC',
  '09': 'FL',
  10: 'GA',
  11: 'ID',
  12: 'IL',
  13: 'IN',
  14: 'IA',
  15: 'KS',
  16: 'KY',
  17: 'LA',
  18: 'ME',
  19: 'MD',
  20: 'MA',
  21: 'MI',
  22: 'MN',
  23: 'MS',
  24: 'MO',
  25: 'MT',
  26: 'NE',
  27: 'NV',
  28: 'NH',
  29: 'NJ',
  30: 'NM',
  31: 'NY',
  32: 'NC',
  33: 'ND',
  34: 'OH',
  35: 'OK',
  36: 'OR',
  37: 'PA',
  38: 'RI',
  39: 'SC',
  40: 'SD',
  41: 'TN',
  42: 'TX',
  43: 'UT',
  44: 'VT',
  45: 'VA',
  46: 'WA',
  47: 'WV',
  48: 'WI',
  49: 'WY',
  52: 'HI',
  54: 'AK',
};

/** The state whose workers' compensation form it is; null for a form of every state and for any other form. */
export function stateOfForm(form: string): string | null {
  const [, digits = ''] = /^\s*WC\W*(\d\d)/i.exec(form) ?? [];
  return STATES[digits] ?? null;
}

/** States that forbid the waiver of workers' compensation, or restrict it (Missouri: in construction). */
const RESTRICTING = ['KY', 'MO', 'NH', 'NJ'];
export const restrictsWaivers = (state: string): boolean => RESTRICTING.includes(state);

/** States whose fund alone insures workers (reference: state funds): item 3.A of a private policy cannot list them. */
const MONOPOLISTIC = ['ND', 'OH', 'WA', 'WY', 'PR', 'VI'];
export const isMonopolistic = (state: string): boolean => MONOPOLISTIC.includes(state);
