import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { StartRefused } from '@covertrail/platform/errors/refusal';

/** Roles as people say them, and what a company is registered as. */
export const COMPANY_ROLES: Readonly<Record<string, CompanyRole>> = {
  requester: 'requester',
  insured: 'insured',
  agent: 'agency',
};

/** `requester` or `requester,insured`. Throws StartRefused. */
export function companyRolesFrom(text: string): readonly CompanyRole[] {
  return text.split(',').map((word) => {
    const role = COMPANY_ROLES[word.trim()];
    if (role === undefined) throw new StartRefused(`A role is ${Object.keys(COMPANY_ROLES).join(', ')}, not "${word}"`);
    return role;
  });
}
