/**
 * What a form gives: additional insured (`AI-…`), waiver, primary wording, aggregates, notice, interests in property, `grant`
 * (gives cover back), exclusions; `scheduled` and `blanket` say how the party is named.
 */
export type FormScope =
  | 'AI-ongoing'
  | 'AI-completed'
  | 'AI-premises'
  | 'AI-lessor'
  | 'AI-vendor'
  | 'AI-auto'
  | 'waiver'
  | 'primary-noncontributory'
  | 'aggregate-project'
  | 'aggregate-location'
  | 'notice'
  | 'mortgagee'
  | 'loss-payee'
  | 'lender-loss-payable'
  | 'pollution-transport'
  | 'MCS-90'
  | 'grant'
  | 'scheduled'
  | 'blanket'
  | `exclusion:${string}`;

/** Whether it takes cover away. */
export const isExclusion = (scope: FormScope): boolean => scope.startsWith('exclusion:');
