/** What a certificate says of its policies as a whole, in our own words. */
export const STATEMENT =
  'Each policy below was in force for the insured named above on the date of this certificate. What it covers, its exclusions and its ' +
  'conditions are those of the policy, whatever a contract with others says. Paid claims may have lessened a limit that is shown.';
