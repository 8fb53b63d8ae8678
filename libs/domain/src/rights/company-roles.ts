/** What a company may be; many are both requester and insured. */
export type CompanyRole = 'requester' | 'insured' | 'agency';

type CompanyRoles = readonly CompanyRole[];

/** A company that asks others for proof of insurance. */
export const asksForProof = (roles: CompanyRoles): boolean => roles.includes('requester');

/** A company that is asked for proof of its own insurance. */
export const isAskedForProof = (roles: CompanyRoles): boolean => roles.includes('insured');

/** A company that represents others. */
export const represents = (roles: CompanyRoles): boolean => roles.includes('agency');
