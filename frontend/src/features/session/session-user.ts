import { roleOf, type Role } from '#shared/session/role';
import type { SessionUser } from '#shared/session/session.types';
import { REGION_CODES, REGION_TABLE } from '@covertrail/domain/insurance/lines/regions';
import type { LoginRecord, UserDetails } from '@covertrail/contracts/session/session.replies';

/** Roles that the page knows, without repeats; the first one decides the person's first page. */
function rolesOf(words: readonly string[]): readonly Role[] {
  return [...new Set(words.map(roleOf).filter((role): role is Role => role !== null))];
}

/** An operator's. */
const NO_COMPANY = {
  id: '',
  name: '',
  timeZone: 'UTC',
  regionId: REGION_TABLE.unitedStates.id,
  primaryContact: false,
  logoId: null,
  isInTraining: false,
  epicPluginUrl: null,
} as const;

/** A person as the log-in returns them; `userOfDetails` knows more. */
export function userOfLogin(record: LoginRecord, email: string): SessionUser {
  const { id, firstName, lastName, companyId, companyName, timeZone, ownTimeZone, region } = record;
  const roles = rolesOf([record.role, ...record.roles]);
  return {
    id,
    firstName,
    lastName,
    email,
    companyId: companyId ?? '',
    companyName,
    companyLogoId: null,
    isInTraining: false,
    epicPluginUrl: null,
    photoId: null,
    timeZone,
    ownTimeZone,
    region,
    roles,
    permissions: [],
    access: 'readOnly',
    primaryContact: false,
    idleMinutes: null,
    dismissedGuides: null,
    termsToAccept: [],
  };
}

export function userOfDetails(details: UserDetails): SessionUser {
  const { id, firstName, lastName, email, permissions, access, company, idleMinutes } = details;
  const { dismissedGuides, termsToAccept, ownTimeZone, photoId } = details;
  const roles = rolesOf([details.role, ...details.roles]);
  const {
    id: companyId,
    name: companyName,
    timeZone,
    regionId,
    primaryContact,
    logoId: companyLogoId,
    isInTraining,
    epicPluginUrl,
  } = company ?? NO_COMPANY;
  const region = REGION_CODES.find((code) => REGION_TABLE[code].id === regionId) ?? 'unitedStates';
  return {
    id,
    firstName,
    lastName,
    email,
    companyId,
    companyName,
    companyLogoId,
    isInTraining,
    epicPluginUrl,
    photoId,
    timeZone,
    ownTimeZone,
    region,
    roles,
    permissions,
    access,
    primaryContact,
    idleMinutes,
    dismissedGuides,
    termsToAccept,
  };
}
