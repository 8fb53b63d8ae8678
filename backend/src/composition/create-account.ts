import type { PostalAddress } from '@covertrail/domain/company/company.contract';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { email, firstName, lastName, password as newPassword } from '@covertrail/domain/fields/account-fields';
import {
  address1,
  city,
  companyName,
  country,
  postalCode,
  state,
  taxId,
} from '@covertrail/domain/fields/company-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { deriveId } from '@covertrail/platform/ids/ids';
import { StartRefused } from '@covertrail/platform/errors/refusal';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { STRONG, type PasswordCost } from '@covertrail/platform/vault/passwords';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { COMPANY_PROBLEMS } from '../features/company/company.problems.js';
import { CompanyTaxIds } from '../accounts/company-tax-ids.service.js';
import { RegisterCompany, RegisterCompanyHandler } from '../accounts/register-company.command.js';
import { accountOwner } from '../accounts/account-address.js';
import { isCommonPassword } from '../accounts/common-password.rules.js';
import { NewAccounts } from '../accounts/new-accounts.service.js';
import { NewCredentials } from '../accounts/new-credentials.service.js';
import { RegisterUser, RegisterUserHandler } from '../accounts/register-user.command.js';
import { MEMBERSHIP_PROBLEMS } from '../features/membership/membership.problems.js';
import { USER_PROBLEMS } from '../features/user/user.problems.js';
import type { Infrastructure } from './infrastructure.js';

/** A company and its first person. Texts as they were typed. */
export interface NewAccount {
  readonly email: string;
  readonly company: string;
  /** The last word is the last name. */
  readonly name: string;
  readonly roles: readonly CompanyRole[];
  readonly address: PostalAddress;
  /** IANA name. */
  readonly timeZone: string;
  readonly taxId?: string;
  readonly password: string;
}

const PROBLEMS: Readonly<Record<string, { readonly message: string }>> = {
  ...COMPANY_PROBLEMS,
  ...USER_PROBLEMS,
  ...MEMBERSHIP_PROBLEMS,
};

/**
 * Registers a company and a manager of it, by the commands that sign-up sends. The ids follow from e-mail and company: an account whose
 * making was interrupted is completed by the same call. Throws StartRefused with the field's message, or that of the rule broken.
 */
export async function createAccount(
  infrastructure: Infrastructure,
  account: NewAccount,
  cost: PasswordCost = STRONG,
): Promise<void> {
  const { reservations, deciders, events, vault, clock } = infrastructure;
  const [first, last] = namesIn(account.name);
  await refuseUnfit({ ...account, first, last });
  const name = await keyedHash(vault, 'account', foldEmail(account.email), account.company.trim());
  const [companyId, userId] = [deriveId('company', name), deriveId('user', name)];
  const owner = await reservations.ownerOf('email', 'product', account.email);
  if (owner !== null && owner !== accountOwner(userId))
    throw new StartRefused(USER_PROBLEMS['USER.EMAIL_TAKEN'].message);
  const meta = (step: string) => bySystem('create-account', deriveId('create-account', step, name));
  const company = {
    companyId,
    name: account.company.trim(),
    roles: account.roles,
    address: trimmed(account.address),
    timeZone: account.timeZone,
    ...(account.taxId ? { taxId: account.taxId } : {}),
  };
  const user = {
    userId,
    firstName: first,
    lastName: last,
    email: account.email.trim(),
    password: account.password,
    companyId,
    access: 'manager' as const,
    permissions: ['MANAGE_PROJECT_MENU', 'SUPPLIER_ADDRESS_BOOK_MENU'] as const,
  };
  try {
    const taxIds = new CompanyTaxIds(events, vault, clock);
    const register = new RegisterCompanyHandler(deciders, reservations, taxIds);
    await register.execute(new RegisterCompany(company, meta('company')));
    const credentials = new NewCredentials(vault, clock, new PasswordHashing(cost));
    const accounts = new NewAccounts(deciders, reservations, credentials);
    await new RegisterUserHandler(deciders, accounts).execute(new RegisterUser(user, meta('user')));
  } catch (error) {
    if (error instanceof RuleBroken)
      throw new StartRefused(PROBLEMS[error.code]?.message ?? error.message, { cause: error });
    throw error;
  }
}

function namesIn(name: string): [string, string] {
  const words = name.trim().split(/\s+/);
  const last = words.length > 1 ? words.pop()! : '';
  return [words.join(' '), last];
}

/** The field rules of sign-up [A15], each with its message. */
async function refuseUnfit({
  address,
  ...account
}: NewAccount & { readonly first: string; readonly last: string }): Promise<void> {
  const fields: readonly (readonly [FieldRule, unknown])[] = [
    [email, account.email],
    [companyName, account.company],
    [firstName, account.first],
    [lastName, account.last],
    [address1, address.address1],
    [city, address.city],
    [state, address.state],
    [postalCode, address.postalCode],
    [country, address.country],
    [taxId, account.taxId],
    [newPassword, account.password],
  ];
  for (const [rule, value] of fields) {
    const message = messageOf(rule, value);
    if (message !== null) throw new StartRefused(message);
  }
  if (!Intl.supportedValuesOf('timeZone').includes(account.timeZone) && account.timeZone !== 'UTC')
    throw new StartRefused(`There is no time zone "${account.timeZone}": write one like America/Denver`);
  if (await isCommonPassword(account.password))
    throw new StartRefused('This password is too common. Please choose another one.');
}

const trimmed = (address: PostalAddress): PostalAddress => ({
  address1: address.address1.trim(),
  city: address.city.trim(),
  state: address.state.trim(),
  postalCode: address.postalCode.trim(),
  country: address.country,
});
