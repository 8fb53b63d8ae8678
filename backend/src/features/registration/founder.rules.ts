import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import { asksForProof, type CompanyRole } from '@covertrail/domain/rights/company-roles';

const REQUESTER_MENUS = ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'] as const;

interface FounderRights {
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
}

/** What the first person of a company may do there: everything. */
export const founderOf = (roles: readonly CompanyRole[]): FounderRights => ({
  access: 'manager',
  permissions: asksForProof(roles) ? REQUESTER_MENUS : [],
});
