import { codeAt, offeredSecret, turnedOn } from '@covertrail/backend/testing/authenticator';
import { join, PASSWORD, type Caller } from '@covertrail/backend/testing/people';
import { addedPasskey, offeredPasskey, passkeyChallenge } from '@covertrail/backend/testing/passkeys';
import { SoftPasskey } from '@covertrail/backend/testing/soft-passkey';
import { bodyOf, type TestProduct } from '@covertrail/backend/testing/test-product';
import type { OwnSession } from '@covertrail/contracts/session/own-sessions.replies';
import {
  AGENCY_FORM,
  joinOf,
  NEW_AGENT,
  NEW_PERSON,
  signUpOf,
} from '@covertrail/backend/features/registration/testing/sign-up-form';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import { newId } from '@covertrail/platform/ids/ids';
import type { Preparation } from './prepared.js';
import {
  activationOf,
  agentLink,
  askedForCompany,
  challengeOf,
  colleagueOf,
  enrolledSecret,
  enrollmentOf,
  certificateReceived,
  invitationTo,
  namedAgentOf,
  linkToActivityNotes,
  linkToEndMails,
  linkToEndSession,
  linkToSummary,
  openInvitation,
  uploadedByLink,
  pendingPerson,
  representationLink,
  resetOf,
  signUpLink,
} from './prepared-people.js';
import { newInsured } from './prepared-records.js';

const newAddress = (): string => `nina.${newId()}@quarry.example`;
const OTHER_PASSWORD = 'Other-Horse-10';

/** The password of a sender, for whom an authenticator app is turned on first. */
const passwordWithApp = (product: TestProduct) => async (sender: Caller) => {
  await turnedOn(product, sender);
  return { password: PASSWORD };
};

/** The fields of the other system, which are left out. */
const NOT_SAGITTA = {
  sagittaServerUrl: undefined,
  sagittaAccount: undefined,
  sagittaUsername: undefined,
  sagittaPassword: undefined,
  sagittaServerPool: undefined,
  sagittaOnlineCode: undefined,
};

/** Of the calls about accounts, people, and the links of their mails, by the name of the route. */
export const PREPARED_ACCOUNTS: Readonly<Record<string, Preparation>> = {
  'SessionController.authenticate': async (_, { callers: { requester } }) => ({
    body: { email: requester.email, password: PASSWORD },
  }),
  'CompanyChoiceController.choose': async (product, { callers: { requester, insured } }) => ({
    body: await askedForCompany(product, requester.companyId, insured.companyId),
  }),
  'CompanyChoiceController.switch': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Pia'),
    bodyOf: ({ companyId }) => ({ companyId }),
  }),
  'NoticeMailsController.choose': async () => ({ body: { notice: 'people', byMail: false } }),
  'NoticeMailsController.readLink': async (product, ours) => ({ body: { token: await linkToEndMails(product, ours) } }),
  'NoticeMailsController.end': async (product, ours) => ({ body: { token: await linkToEndMails(product, ours) } }),
  'NoticeMailsController.resume': async (product, ours) => ({ body: { token: await linkToEndMails(product, ours) } }),
  'TimeZoneController.choose': async () => ({ body: { timeZone: 'America/New_York' } }),
  'SessionController.updatePassword': async (product, { callers: { requester } }) => {
    const { email } = await join(product, requester.companyId, 'Nora');
    return { body: { email, oldPassword: PASSWORD, password: OTHER_PASSWORD, confirmPassword: OTHER_PASSWORD } };
  },
  'CodeStepController.logInByCode': async (product, ours) => {
    const person = await join(product, ours.callers.requester.companyId, 'Tina');
    const { secret } = await turnedOn(product, person);
    return { body: { challenge: await challengeOf(product, person.email), code: codeAt(product, secret) } };
  },
  'CodeStepController.offer': async (product) => ({ body: { challenge: await enrollmentOf(product, 'Loon Works') } }),
  'CodeStepController.enroll': async (product) => {
    const challenge = await enrollmentOf(product, 'Crane Works');
    return { body: { challenge, code: codeAt(product, await enrolledSecret(product, challenge)) } };
  },
  'OwnSessionsController.end': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Emma'),
    bodyOf: async (sender) => ({
      sessionId: bodyOf<readonly OwnSession[]>(await sender.get('user/sessions').expect(200))[0]?.id,
    }),
  }),
  'OwnSessionsController.endOthers': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Zeno'),
  }),
  'SecondFactorController.offer': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Vito'),
    body: { password: PASSWORD },
  }),
  'SecondFactorController.enable': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Wanda'),
    bodyOf: async (sender) => ({ code: codeAt(product, await offeredSecret(sender)) }),
  }),
  'SecondFactorController.renewCodes': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Xenia'),
    bodyOf: passwordWithApp(product),
  }),
  'SecondFactorController.disable': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Vera'),
    bodyOf: passwordWithApp(product),
  }),
  'OwnPasskeysController.offer': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Emma'),
    body: { password: PASSWORD },
  }),
  'OwnPasskeysController.add': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Yuri'),
    bodyOf: async (sender) => new SoftPasskey().made(await offeredPasskey(sender)),
  }),
  'OwnPasskeysController.remove': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Yves'),
    bodyOf: async (sender) => ({ passkeyId: (await addedPasskey(sender)).id, password: PASSWORD }),
  }),
  'PasskeyLogInController.logIn': async (product, { callers: { requester } }) => {
    const { passkey } = await addedPasskey(await join(product, requester.companyId, 'Yoko'));
    return { body: passkey.signed(await passkeyChallenge(product)) };
  },
  'TermsController.accept': async () => ({ body: { agreement: 'user', version: AGREEMENTS.user } }),
  'RegistrationController.found': async () => {
    const { email: _email, password: _password, confirmPassword: _again, ...form } = signUpOf('nina@quarry.example');
    const { firstName: _first, lastName: _last, ...company } = form;
    return { body: company };
  },
  // Of a requester it is refused, whoever asks.
  'CompanyController.changeAgency': async (_, { callers: { agent } }) => ({
    by: agent,
    body: { managementSystem: 'HawkSoft' },
  }),
  // Else nobody of that company could log in for the calls that follow.
  'RequiredFactorController.require': async () => ({ body: { isRequired: false } }),
  'CompanySignOnController.require': async () => ({ body: { isRequired: false } }),
  'EndedSessionsController.end': async (product, { callers: { requester } }) => ({
    body: { token: await linkToEndSession(product, requester.companyId) },
  }),
  'AgentSignUpController.signUpFromSystem': async () => ({
    body: { ...AGENCY_FORM, ...NOT_SAGITTA, email: newAddress(), amsName: 'HawkSoft', externalAgencyId: 'HS-4711' },
  }),
  'SessionController.logOut': async (product, { callers: { requester } }) => ({
    by: await join(product, requester.companyId, 'Otto'),
  }),
  'SessionController.logOutById': async (product, { callers: { requester } }) => {
    const by = await join(product, requester.companyId, 'Ugo');
    return { by, params: { id: by.userId } };
  },
  'InvitationController.read': async (product, ours) => ({
    body: { token: await invitationTo(product, ours, 'rita@example.com') },
  }),
  'InvitationController.upload': async (product, ours) => ({
    headers: { 'X-Link-Token': await invitationTo(product, ours, newAddress()) },
  }),
  'InvitationController.give': async (product, ours) => {
    const token = await invitationTo(product, ours, newAddress());
    return { body: { token, certificateId: await uploadedByLink(product, token), additionalIds: [] } };
  },
  'InvitationController.nameAgent': async (product, ours) => {
    const token = await invitationTo(product, ours, newAddress());
    return { body: { token, name: 'Nell Ortiz', email: newAddress(), agencyName: 'Keystone' } };
  },
  'InvitationController.declineAsAgent': async (product, ours) => ({
    body: { token: await namedAgentOf(product, ours, newAddress()) },
  }),
  'ReceiptsController.file': async (product, ours) => ({
    params: { id: await certificateReceived(product, ours, newAddress()), number: '1' },
  }),
  'InvitationController.decline': async (product, ours) => ({
    body: { token: await invitationTo(product, ours, 'dirk@example.com') },
  }),
  'MembershipController.change': async (product, { callers: { requester } }) => ({
    body: { membershipId: await colleagueOf(product, requester, 'Cleo'), access: 'reviewer', permissions: [] },
  }),
  'MembershipController.deactivate': async (product, { callers: { requester } }) => ({
    body: { membershipId: await colleagueOf(product, requester, 'Della') },
  }),
  'MembershipController.reactivate': async (product, { callers: { requester } }) => ({
    body: { membershipId: await colleagueOf(product, requester, 'Rena') },
  }),
  'MembershipController.handOver': async (product) => {
    const founder = await newInsured(product, 'Wren Works');
    return { by: founder, body: { membershipId: await colleagueOf(product, founder, 'Hanna') } };
  },
  'ComplianceSummaryController.read': async (product, ours) => ({
    body: { token: await linkToSummary(product, ours) },
  }),
  'ActivityNotesController.read': async (product, ours) => ({
    body: { token: await linkToActivityNotes(product, ours) },
  }),
  'RepresentationByLinkController.readRemoval': async (product, ours) => ({
    body: { token: await representationLink(product, ours, 'Lark Roofing', 'remove-client') },
  }),
  'RepresentationByLinkController.remove': async (product, ours) => ({
    body: { token: await representationLink(product, ours, 'Merlin Roofing', 'remove-client') },
  }),
  'RepresentationByLinkController.readUpdate': async (product, ours) => ({
    body: { token: await representationLink(product, ours, 'Heron Roofing', 'update-agent') },
  }),
  'RepresentationByLinkController.update': async (product, ours) => ({
    body: {
      token: await representationLink(product, ours, 'Plover Roofing', 'update-agent'),
      addEmailsList: [],
      deletedEmailList: [],
    },
  }),
  'JoiningController.invite': async () => ({
    body: { email: newAddress(), access: 'reviewer', permissions: [] },
  }),
  'JoiningController.withdraw': async (product, { callers: { requester } }) => ({
    body: { invitationId: await openInvitation(product, requester, newAddress()) },
  }),
  'JoiningController.approve': async (product, { callers: { requester } }) => ({
    body: { membershipId: await pendingPerson(product, requester, 'Alma'), access: 'reviewer', permissions: [] },
  }),
  'JoiningController.decline': async (product, { callers: { requester } }) => ({
    body: { membershipId: await pendingPerson(product, requester, 'Dora') },
  }),
  'ActivationController.open': async (product, { callers: { requester } }) => ({
    body: { token: await activationOf(product, requester, newAddress()) },
  }),
  'ActivationController.activate': async (product, { callers: { requester } }) => ({
    body: { ...NEW_PERSON, token: await activationOf(product, requester, newAddress()) },
  }),
  'ActivationController.accept': async (product, { callers: { requester } }) => ({
    body: { token: await activationOf(product, requester, (await newInsured(product, 'Quartz Works')).email) },
  }),
  'RegistrationController.join': async (_, { callers: { requester } }) => ({
    body: joinOf(newAddress(), requester.companyId),
  }),
  'AgentSignUpController.signUp': async () => ({ body: { ...AGENCY_FORM, email: 'nora@opalbrokers.example' } }),
  'AgentSignUpController.join': async (_, { callers: { agent } }) => ({
    body: { ...NEW_AGENT, email: newAddress(), companyId: agent.companyId },
  }),
  'AgentSignUpController.open': async (product) => ({
    body: { token: await agentLink(product, 'Agate Works', 'ona@agate.example') },
  }),
  'AgentSignUpController.activate': async (product) => ({
    body: { ...AGENCY_FORM, token: await agentLink(product, 'Beryl Works', 'una@beryl.example') },
  }),
  'AgentSignUpController.activateInAgency': async (product, { callers: { agent } }) => ({
    body: {
      ...NEW_AGENT,
      token: await agentLink(product, 'Coral Works', 'ida@coral.example'),
      companyId: agent.companyId,
    },
  }),
  'RegistrationController.signUp': async () => ({ body: signUpOf('nora@opalworks.example') }),
  'RegistrationController.verify': async (product) => ({ body: { token: await signUpLink(product) } }),
  'PasswordResetController.open': async (product) => ({ body: { resetToken: await resetOf(product, 'Opal Works') } }),
  'PasswordResetController.reset': async (product) => ({
    body: {
      resetToken: await resetOf(product, 'Reed Works'),
      password: OTHER_PASSWORD,
      confirmPassword: OTHER_PASSWORD,
    },
  }),
};
