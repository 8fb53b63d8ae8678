import { represents, type CompanyRole } from '@covertrail/domain/rights/company-roles';
import type { Agreement } from '@covertrail/domain/user/user.contract';

/** The license agreement of the people of a company: agents have one of their own [A07] [A08]. */
export const agreementOf = (roles: readonly CompanyRole[]): Agreement => (represents(roles) ? 'agent' : 'user');
