import { CommandBus } from '@nestjs/cqrs';
import type { LoginRecord, LogInReply } from '@covertrail/contracts/session/session.replies';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { CompanyRole } from '@covertrail/domain/rights/company-roles';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { PERMISSIONS, type AccessLevel, type Permission } from '@covertrail/domain/rights/access-levels';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { userDecider } from '@covertrail/domain/user/user.decider';
import type { MemberRights } from '@covertrail/domain/membership/membership.contract';
import type { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import request from 'supertest';
import { CHEAP, hashPassword } from '@covertrail/platform/vault/passwords';
import { addressOfAccount } from '../accounts/account-address.js';
import { membershipIdOf } from '../auth/rights.service.js';
import { RegisterCompany } from '../accounts/register-company.command.js';
import { said } from './said.js';
import { SUMMIT } from './terms.js';
import type { TestProduct } from './test-product.js';

export const PASSWORD = 'Correct-Horse-9';

/** Someone with an account. */
export interface Person {
  readonly userId: Uuid;
  readonly companyId: Uuid;
  readonly email: string;
}

/** A logged-in person: calls are made with their token. */
export interface Caller extends Person {
  readonly token: string;
  get(path: string): request.Test;
  post(path: string, body?: object, key?: Uuid): request.Test;
  put(path: string, body?: object, key?: Uuid): request.Test;
  delete(path: string, body?: object, key?: Uuid): request.Test;
  /** One file in a form. */
  upload(path: string, field: string, content: Buffer, fileName: string, key?: Uuid): request.Test;
}

const ADDRESS = { address1: '1 Main Street', city: 'Denver', state: 'CO', postalCode: '80202', country: 'US' };

/** Metadata of a command without a particular sender. */
export const byNobody = (...parts: string[]): CommandMeta => {
  const commandId = parts.length > 0 ? deriveId('test', ...parts) : newId();
  return {
    commandId,
    commandHash: commandId,
    actor: 'system:test',
    role: 'system',
    tenant: null,
    correlationId: commandId,
    causationId: null,
  };
};

export async function registerCompany(
  { infrastructure }: Pick<TestProduct, 'infrastructure'>,
  name: string,
  roles: readonly CompanyRole[],
  country = 'US',
): Promise<Uuid> {
  const companyId = newId();
  const data = { companyId, name, roles, address: { ...ADDRESS, country }, timeZone: 'America/Denver' };
  await infrastructure.deciders.handle(companyDecider, companyId, { type: 'RegisterCompany', ...data }, byNobody());
  if (roles.includes('insured')) await addSummit(infrastructure);
  return companyId;
}

/** Adds the insurer that test policies name; a repeat changes nothing. */
async function addSummit({ deciders }: TestProduct['infrastructure']): Promise<void> {
  await deciders.handle(
    carrierDecider,
    SUMMIT.carrierId,
    { type: 'AddCarrier', ...SUMMIT },
    byNobody('add', SUMMIT.carrierId),
  );
}

/** Registers a company with a tax id, as sign-up will. */
export async function registerWithTaxId(
  { app, infrastructure }: Pick<TestProduct, 'app' | 'infrastructure'>,
  name: string,
  roles: readonly CompanyRole[],
  taxId: string,
): Promise<Uuid> {
  const companyId = newId();
  const company = { companyId, name, roles, address: ADDRESS, timeZone: 'America/Denver', taxId };
  await addSummit(infrastructure);
  await app.get(CommandBus).execute(new RegisterCompany(company, byNobody()));
  return companyId;
}

/** Registers a person of a company, who can log in from now on. */
export async function registerPerson(
  { infrastructure }: Pick<TestProduct, 'infrastructure'>,
  companyId: Uuid,
  firstName: string,
  access: AccessLevel = 'manager',
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<Person> {
  const { deciders, vault, clock } = infrastructure;
  const userId = newId();
  const email = `${firstName.toLowerCase()}.${userId.slice(0, 8)}@example.com`;
  await deciders.handle(
    userDecider,
    userId,
    { type: 'RegisterUser', userId, firstName, lastName: 'Tester', email },
    byNobody(),
  );
  if (access !== 'manager') await haveFounder(deciders, companyId);
  await grantMembership(deciders, userId, companyId, { access, permissions });
  await keepPassword(vault, clock.now(), userId, email);
  return { userId, companyId, email };
}

/** Makes someone a person of a further company. */
export async function joinAlso(
  { infrastructure: { deciders } }: Pick<TestProduct, 'infrastructure'>,
  { userId }: Person,
  companyId: Uuid,
): Promise<void> {
  await grantMembership(deciders, userId, companyId, { access: 'manager', permissions: [] });
}

/** Registers a person of a company and logs them in. */
export async function join(
  product: TestProduct,
  companyId: Uuid,
  firstName: string,
  access?: AccessLevel,
  permissions?: readonly Permission[],
): Promise<Caller> {
  const person = await registerPerson(product, companyId, firstName, access, permissions);
  await product.settled();
  return loggedIn(product, person);
}

/** Registers an operator and logs them in. The company that the caller names is nobody's: an operator has none. */
export async function joinOperator(product: TestProduct, firstName: string): Promise<Caller> {
  const {
    infrastructure: { deciders, vault, clock },
  } = product;
  const userId = newId();
  const email = `${firstName.toLowerCase()}.${userId.slice(0, 8)}@example.com`;
  await deciders.handle(
    userDecider,
    userId,
    { type: 'AppointOperator', userId, firstName, lastName: 'Operator', email },
    byNobody(),
  );
  await keepPassword(vault, clock.now(), userId, email);
  await product.settled();
  return loggedIn(product, { userId, companyId: newId(), email });
}

/** Somebody has to be the primary contact before others may have fewer rights: a person without an account where there is nobody. */
async function haveFounder(deciders: DeciderStore, companyId: Uuid): Promise<void> {
  if ((await deciders.load(companyMembersDecider, companyId)).state) return;
  await grantMembership(deciders, deriveId('founder', companyId), companyId, { access: 'manager', permissions: [] });
}

async function grantMembership(
  deciders: DeciderStore,
  userId: Uuid,
  companyId: Uuid,
  rights: MemberRights,
): Promise<void> {
  const membership = { membershipId: membershipIdOf(userId, companyId), userId, companyId, ...rights };
  await deciders.handle(companyMembersDecider, companyId, { type: 'GrantMembership', ...membership }, byNobody());
}

/** Ends what a person may do in the company. */
export async function deactivate(
  { infrastructure: { deciders } }: Pick<TestProduct, 'infrastructure'>,
  { userId, companyId }: Person,
): Promise<void> {
  const command = { type: 'RevokeMembership', membershipId: membershipIdOf(userId, companyId) } as const;
  await deciders.handle(companyMembersDecider, companyId, command, byNobody());
}

async function keepPassword(
  vault: TestProduct['infrastructure']['vault'],
  passwordSetAt: Instant,
  userId: Uuid,
  email: string,
): Promise<void> {
  const passwordHash = await hashPassword(PASSWORD, CHEAP);
  await vault.saveCredential(await keyedHash(vault, 'email', foldEmail(email)), {
    userId,
    passwordHash,
    passwordSetAt,
    mustChange: false,
  });
}

/** The account holds its address, as that of a person who signed up does. */
export async function holdAddress(
  { infrastructure: { reservations } }: Pick<TestProduct, 'infrastructure'>,
  { userId, email }: Person,
): Promise<void> {
  const registered = { streamId: userId, revision: 0, position: '', events: [] };
  await reservations.holding(addressOfAccount(userId, email), byNobody(), async () => registered);
}

/** The same person with a session in that company that begins now: sessions end when the clock moves on by a day. */
export async function loggedIn(product: TestProduct, { userId, companyId, email }: Person): Promise<Caller> {
  const log = (path: string, body: object) =>
    request(product.server).post(`/covertrail-api/${path}`).send(body).expect(200);
  const login = await log('authenticate', { email, password: PASSWORD });
  const { data: first } = login.body as { data: LogInReply };
  const chosen =
    'challenge' in first ? await log('authenticate/company', { challenge: first.challenge, companyId }) : login;
  const { jwt: token } = (chosen.body as { data: LoginRecord }).data;
  return { userId, companyId, email, token, ...callsOf(product, token) };
}

/** The same person at a product that was opened again on the same files: sessions outlive a restart. */
export const atProduct = (product: TestProduct, caller: Caller): Caller => ({
  ...caller,
  ...callsOf(product, caller.token),
});

/** Makes an agency represent an insured: as its only one, or with an e-mail domain beside others. */
export async function appoint(
  { infrastructure }: Pick<TestProduct, 'infrastructure'>,
  agent: Person,
  insuredId: Uuid,
  domain: string | null = null,
): Promise<void> {
  const command = {
    type: 'AppointAgency',
    insuredId,
    agencyId: agent.companyId,
    agentId: agent.userId,
    proof: { by: 'unrecorded' },
    domain,
  } as const;
  await infrastructure.deciders.handle(representationDecider, insuredId, command, byNobody());
}

function callsOf(product: TestProduct, token: string): Pick<Caller, 'get' | 'post' | 'put' | 'delete' | 'upload'> {
  const call = (method: 'get' | 'post' | 'put' | 'delete', path: string, key?: Uuid) => {
    const sent = request(product.server)[method](`/covertrail-api/${path}`).set('authorization', `Bearer ${token}`);
    return key ? sent.set('idempotency-key', key) : sent;
  };
  return {
    get: (path) => call('get', path),
    post: (path, body = {}, key) => call('post', path, key).send(said(body)),
    put: (path, body = {}, key) => call('put', path, key).send(said(body)),
    delete: (path, body = {}, key) => call('delete', path, key).send(said(body)),
    upload: (path, field, content, fileName, key) => call('post', path, key).attach(field, content, fileName),
  };
}
