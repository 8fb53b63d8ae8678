import {
  email as emailRule,
  firstName,
  lastName,
  password as newPassword,
} from '@covertrail/domain/fields/account-fields';
import type { FieldRule } from '@covertrail/domain/fields/field-rule';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { StartRefused } from '@covertrail/platform/errors/refusal';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { STRONG, type PasswordCost } from '@covertrail/platform/vault/passwords';
import { messageOf } from '@covertrail/wording/fields/field-message';
import { isCommonPassword } from '../accounts/common-password.rules.js';
import { AppointOperator, AppointOperatorHandler } from '../features/user/appoint-operator.command.js';
import { NewCredentials } from '../accounts/new-credentials.service.js';
import { USER_PROBLEMS } from '../features/user/user.problems.js';
import type { Infrastructure } from './infrastructure.js';

/** Someone who is to run the product. Texts as they were typed. */
interface NewOperator {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
}

const PROBLEMS: Readonly<Record<string, { readonly message: string }>> = USER_PROBLEMS;

/**
 * Gives a person an account that opens the operator's page and belongs to no company; one that was dismissed is appointed again, and
 * keeps its password. Throws StartRefused with the field's message, or that of the rule broken.
 */
export async function appointOperator(
  infrastructure: Infrastructure,
  { email, password, ...names }: NewOperator,
  cost: PasswordCost = STRONG,
): Promise<void> {
  await refuseUnfit(
    [
      [emailRule, email],
      [firstName, names.firstName],
      [lastName, names.lastName],
      [newPassword, password],
    ],
    password,
  );
  const { reservations, deciders, vault, clock } = infrastructure;
  const userId = deriveId('operator', await keyedHash(vault, 'operator', foldEmail(email)));
  const operator = {
    userId,
    firstName: names.firstName.trim(),
    lastName: names.lastName.trim(),
    email: email.trim(),
    password,
    mustChange: false,
  };
  const handler = new AppointOperatorHandler(
    deciders,
    reservations,
    new NewCredentials(vault, clock, new PasswordHashing(cost)),
  );
  await handler.execute(new AppointOperator(operator, bySystem('appoint-operator', newId()))).catch(refuse);
}

/** The account no longer opens the operator's page. Throws StartRefused where there is no such operator. */
export async function dismissOperator({ deciders, vault }: Infrastructure, email: string): Promise<void> {
  const userId = deriveId('operator', await keyedHash(vault, 'operator', foldEmail(email)));
  await deciders
    .handle(userDecider, userId, { type: 'DismissOperator' }, bySystem('appoint-operator', newId()))
    .catch(refuse);
  await vault.endSessionsOf(userId);
}

async function refuseUnfit(fields: readonly (readonly [FieldRule, unknown])[], password: string): Promise<void> {
  for (const [rule, value] of fields) {
    const message = messageOf(rule, value);
    if (message !== null) throw new StartRefused(message);
  }
  if (await isCommonPassword(password))
    throw new StartRefused('This password is too common. Please choose another one.');
}

function refuse(error: unknown): never {
  if (error instanceof RuleBroken)
    throw new StartRefused(PROBLEMS[error.code]?.message ?? error.message, { cause: error });
  throw error;
}
