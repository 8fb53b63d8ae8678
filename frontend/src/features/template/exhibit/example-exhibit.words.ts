/** An exhibit of our own, for those who want to see what is read before they look for theirs. */
export const EXAMPLE_EXHIBIT = `EXHIBIT C - INSURANCE REQUIREMENTS

Contractor shall procure and maintain, at its own expense, the following insurance:

1. Commercial General Liability. Commercial general liability insurance on an occurrence basis with limits of not less than One Million Dollars ($1,000,000) per occurrence and $2,000,000 in the aggregate, and a products-completed operations aggregate of $2,000,000. The general aggregate shall apply separately to each project (CG 25 03). Owner shall be named as an additional insured by forms CG 20 10 07 04 and CG 20 37 07 04 or equivalent.

2. Business Automobile Liability with a combined single limit of $1,000,000 each accident, covering any auto.

3. Workers' Compensation and Employers' Liability
   a. Workers' Compensation: statutory limits.
   b. Employers' Liability: $500,000 each accident, $500,000 disease each employee, $500,000 disease policy limit.

4. Umbrella Liability: $5,000,000 per occurrence and in the aggregate. The required limits may be satisfied by any combination of primary and excess insurance.

5. Professional Liability (if Contractor provides design services): $1,000,000 per claim and $2,000,000 in the aggregate.

6. All policies, except workers' compensation, shall be primary and non-contributory, and all policies shall contain a waiver of subrogation in favor of Owner.

7. Insurers shall have an A.M. Best rating of A- VII or better. Owner shall receive thirty (30) days prior written notice of cancellation, ten (10) days for non-payment of premium.

8. Completed operations coverage shall be maintained for three (3) years after final completion.

9. Contractor shall carry a tool floater for its own tools.

Certificate Holder:
Granite Ridge Owner LLC
100 Main Street, Suite 400
Denver, CO 80202
`;
