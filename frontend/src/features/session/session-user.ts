import { roleOf, type Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';
import type { LoginRecord, UserDetails } from '@covertrail/contracts/session/session.replies';

/** Roles that we know, without repeats; the first word is where the person lands. */
function rolesOf(words: readonly string[]): readonly Role[] {
  return [...new Set(words.map(roleOf).filter((role): role is Role => role !== null))];
}

/** A person as the log-in answers; `userOfDetails` knows more. */
export function userOfLogin(record: LoginRecord, email: string): SessionUser {
  const { id, firstName, lastName, companyId, companyName, timeZone } = record;
  const roles = rolesOf([record.role, ...record.roles]);
  return { id, firstName, lastName, email, companyId, companyName, timeZone, roles, permissions: [], primaryContact: false };
}

export function userOfDetails(details: UserDetails): SessionUser {
  const { id, firstName, lastName, email, permissions, company } = details;
  const roles = rolesOf([details.role, ...details.roles]);
  return { id, firstName, lastName, email, companyId: company.id, companyName: company.name, timeZone: company.timeZone, roles, permissions, primaryContact: company.primaryContact };
}
