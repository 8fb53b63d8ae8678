import { CommandBus } from '@nestjs/cqrs';
import request from 'supertest';
import { invitationIdOf } from '@covertrail/backend/accounts/invitation-id';
import { RegisterUser } from '@covertrail/backend/accounts/register-user.command';
import { activityNotesLink } from '@covertrail/backend/links/activity-notes-link';
import { complianceSummaryLink } from '@covertrail/backend/links/compliance-summary-link';
import { noticeMailLink } from '@covertrail/backend/links/notice-mail-link';
import { membershipIdOf } from '@covertrail/backend/auth/rights.service';
import { signUpOf } from '@covertrail/backend/features/registration/testing/sign-up-form';
import {
  appoint,
  byNobody,
  joinAlso,
  PASSWORD,
  registerCompany,
  registerPerson,
  type Caller,
} from '@covertrail/backend/testing/people';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { PageOf } from '@covertrail/contracts/calls/page';
import type { RequestRow } from '@covertrail/contracts/request/request.replies';
import { PDF } from '@covertrail/backend/features/document/testing/document-files';
import type { AuthenticatorOffer } from '@covertrail/contracts/session/second-factor.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { newId } from '@covertrail/platform/ids/ids';
import type { Mail } from '@covertrail/platform/mail/mailer.port';
import { DUE, newInsured } from './prepared-records.js';
import type { World } from './two-worlds.js';

/** The log-in of someone of two companies, who chooses the second. */
export async function askedForCompany(product: TestProduct, first: string, companyId: string) {
  const person = await registerPerson(product, first, 'Cleo');
  await joinAlso(product, person, companyId);
  await product.settled();
  return { challenge: await challengeOf(product, person.email), companyId };
}

/** Of a log-in that asks for something after the password. */
export async function challengeOf(product: TestProduct, email: string): Promise<string> {
  const login = await request(product.server).post('/covertrail-api/authenticate').send({ email, password: PASSWORD });
  return bodyOf<{ challenge: string }>(login).challenge;
}

/** The log-in of someone without an app, of a new company that requires one. */
export async function enrollmentOf(product: TestProduct, name: string): Promise<string> {
  const { companyId, email } = await newInsured(product, name);
  const { deciders } = product.infrastructure;
  await deciders.handle(companyDecider, companyId, { type: 'RequireSecondFactor' }, byNobody());
  await product.settled();
  return challengeOf(product, email);
}

/** The secret of the app that is offered to such a log-in. */
export async function enrolledSecret(product: TestProduct, challenge: string): Promise<string> {
  const offer = await request(product.server).post('/covertrail-api/authenticate/enroll/offer').send({ challenge });
  return bodyOf<AuthenticatorOffer>(offer).secret;
}

/** A further person of a company, by the membership. */
export async function colleagueOf(product: TestProduct, { companyId }: Caller, firstName: string): Promise<string> {
  return membershipIdOf((await registerPerson(product, companyId, firstName)).userId, companyId);
}

/** The secret of the link to a page, in a mail that was sent by now. */
export async function tokenIn(product: TestProduct, page: string, fits: (mail: Mail) => boolean): Promise<string> {
  await product.settled();
  await product.mailing.sender!.sendDue();
  const mails = (await product.mailing.mailbox!.mails()).filter(fits);
  const tokens = mails.map(({ text }) => new RegExp(`/${page}#([\\w-]{43})\\n`).exec(text)?.[1]);
  return tokens.find((token) => token !== undefined) ?? '';
}

const sentTo =
  (email: string) =>
  ({ to }: Mail): boolean =>
    to === email;

/** The token of the mail that invites someone. */
export async function invitationTo(
  product: TestProduct,
  { callers: { requester }, named }: World,
  email: string,
): Promise<string> {
  await requester
    .post('policy/request/template/createPolicyRequest', { projectId: named['projectId'], email, ...DUE })
    .expect(201);
  return tokenIn(product, 'invitation', sentTo(email));
}

/** A PDF that was uploaded by the link of a mail, and is not given yet. */
export async function uploadedByLink(product: TestProduct, token: string): Promise<string> {
  const reply = await request(product.server)
    .post('/covertrail-api/policy/response/certificateupload/file')
    .set('X-Link-Token', token)
    .attach('document', PDF, 'COI.pdf')
    .expect(201);
  return bodyOf<{ uploadId: string }>(reply).uploadId;
}

/** A request to this address, for which a certificate was given by the link of its mail. */
export async function certificateReceived(product: TestProduct, ours: World, email: string): Promise<string> {
  const token = await invitationTo(product, ours, email);
  const certificateId = await uploadedByLink(product, token);
  await request(product.server)
    .post('/covertrail-api/policy/response/certificateupload')
    .send({ token, certificateId, additionalIds: [] })
    .expect(200);
  await product.settled();
  const { rows } = bodyOf<PageOf<RequestRow>>(
    await ours.callers.requester.get('policy/request/pendinglist?size=100').expect(200),
  );
  return rows.find(({ insuredName }) => insuredName === email)?.id ?? '';
}

/** The token of the mail to an agent whom an invited person named. */
export async function namedAgentOf(product: TestProduct, ours: World, email: string): Promise<string> {
  const token = await invitationTo(product, ours, `client-of-${email}`);
  await request(product.server)
    .post('/covertrail-api/policy/request/invitation/agent')
    .send({ token, name: 'Nell Ortiz', email, agencyName: 'Keystone' })
    .expect(200);
  return tokenIn(product, 'invitation', sentTo(email));
}

/** The token of the mail by which an agent gives up a client of this name, or the client changes its agents. */
export async function representationLink(
  product: TestProduct,
  { callers: { requester, agent }, named }: World,
  name: string,
  page: 'remove-client' | 'update-agent',
): Promise<string> {
  const insured = await newInsured(product, name);
  await appoint(product, agent, insured.companyId);
  const input = { projectId: named['projectId'], insuredCompanyId: insured.companyId, ...DUE };
  await requester.post('policy/request/template/createPolicyRequest', input).expect(201);
  return tokenIn(
    product,
    page,
    ({ to, subject }) => to === insured.email || (to === agent.email && subject.includes(name)),
  );
}

/** The secret of a link that ends mails of a kind to the person who asks. */
export async function linkToEndMails(product: TestProduct, { callers: { requester } }: World): Promise<string> {
  const parts = { links: product.mailing.links, clock: product.clock, publicUrl: 'https://covertrail.example' };
  const { pageUrl } = await noticeMailLink(parts, requester.userId, 'people');
  return pageUrl.split('#')[1]!;
}

/** The secret of a link to the renewals that are past due for the agent. */
export async function linkToActivityNotes(product: TestProduct, { callers: { agent } }: World): Promise<string> {
  const parts = { links: product.mailing.links, clock: product.clock, publicUrl: 'https://covertrail.example' };
  const { url } = await activityNotesLink(parts, { agencyId: agent.companyId, agentId: agent.userId });
  return url.split('#')[1]!;
}

/** The secret of a link to the compliance summary of our supplier, for its agent. */
export async function linkToSummary(product: TestProduct, ours: World): Promise<string> {
  const { agent } = ours.callers;
  const parts = { links: product.mailing.links, clock: product.clock, publicUrl: 'https://covertrail.example' };
  const { tracking } = ours.idsFor(agent);
  const about = { trackingId: tracking, companyId: agent.companyId, userId: agent.userId };
  const { url } = await complianceSummaryLink(parts, about);
  return url.split('#')[1]!;
}

/** The token of the mail about a new browser: somebody logs in in two of them. */
export async function linkToEndSession(product: TestProduct, companyId: string): Promise<string> {
  const { email } = await registerPerson(product, companyId, 'Bruno');
  await product.settled();
  for (const _browser of ['first', 'second'])
    await request(product.server).post('/covertrail-api/authenticate').send({ email, password: PASSWORD }).expect(200);
  return tokenIn(product, 'end-session', sentTo(email));
}

/** The token of the mail by which a new person of the product chooses another password. */
export async function resetOf(product: TestProduct, name: string): Promise<string> {
  const { email } = await newInsured(product, name);
  await product.settled();
  await request(product.server).post('/covertrail-api/user/resetpassword').send({ email }).expect(200);
  return tokenIn(product, 'reset-password', sentTo(email));
}

/** The secret of the link by which somebody who signed up proves the address. */
export async function signUpLink(product: TestProduct): Promise<string> {
  const form = signUpOf('rosa@reedworks.example');
  await request(product.server).post('/covertrail-api/user/signup').send(form).expect(200);
  return tokenIn(product, 'verify-user', sentTo(form.email));
}

/** The token of the mail by which a new insured names an agent who has no account. */
export async function agentLink(product: TestProduct, name: string, email: string): Promise<string> {
  const insured = await newInsured(product, name);
  await insured.post('insured/agency/invite', { email }).expect(201);
  return tokenIn(product, 'sign-up-agent', sentTo(email));
}

/** The e-mail address of an agent who signed up, which claims it. */
export async function signedUpAgent(product: TestProduct): Promise<string> {
  const email = 'agent@ironbrokers.example';
  const companyId = await registerCompany(product, 'Iron Brokers', ['agency']);
  const person = {
    userId: newId(),
    firstName: 'Abe',
    lastName: 'Stone',
    email,
    password: PASSWORD,
    companyId,
    access: 'manager',
    permissions: [],
  } as const;
  await product.app.get(CommandBus).execute(new RegisterUser(person, byNobody()));
  await product.settled();
  return email;
}

/** An invitation to the company of its primary contact, by its id. */
export async function openInvitation(product: TestProduct, by: Caller, email: string): Promise<string> {
  await by.post('user/inviteuser', { email, access: 'readOnly', permissions: [] }).expect(201);
  return invitationIdOf(product.infrastructure.vault, by.companyId, email);
}

/** The token of the mail of such an invitation. */
export async function activationOf(product: TestProduct, by: Caller, email: string): Promise<string> {
  await openInvitation(product, by, email);
  return tokenIn(product, 'activation', sentTo(email));
}

/** A person who asks to join a company, by the membership. */
export async function pendingPerson(product: TestProduct, { companyId }: Caller, firstName: string): Promise<string> {
  const { userId } = await registerPerson(
    product,
    await registerCompany(product, `${firstName} Works`, ['insured']),
    firstName,
  );
  const membershipId = membershipIdOf(userId, companyId);
  const request = { type: 'RequestMembership', membershipId, userId, companyId } as const;
  await product.infrastructure.deciders.handle(companyMembersDecider, companyId, request, byNobody());
  return membershipId;
}
