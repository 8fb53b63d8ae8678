/** What a company may be; many are both requester and insured. */
export type CompanyRole = 'requester' | 'insured' | 'agency';
