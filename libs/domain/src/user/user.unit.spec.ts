import { noticeMailsOf } from './choices.rules.js';
import { given } from '../kernel/testing/given.js';
import type { UserCommand, UserRegistered } from './user.contract.js';
import { userDecider } from './user.decider.js';

const userId = 'a0000000-0000-4000-8000-000000000001';
const data = { userId, firstName: 'Priya', lastName: 'Raman', email: 'priya@hollisvance.example' };
const register: UserCommand = { type: 'RegisterUser', ...data };
const registered: UserRegistered = { type: 'UserRegistered', data };
const sealed: UserRegistered = {
  type: 'UserRegistered',
  data: { userId, firstName: 'sealed:1:x', lastName: 'sealed:1:y', email: 'sealed:1:z' },
};
const change: UserCommand = { type: 'ChangePassword', how: 'expired' };

describe('a user', () => {
  it('is registered', () => given(userDecider).when(register).then(registered));
  it('is registered once, although the log holds sealed text', () =>
    given(userDecider, sealed).when(register).nothing());
  it('is not taken for another', () => {
    const userIdOfAnother = 'a0000000-0000-4000-8000-000000000002';
    given(userDecider, registered)
      .when({ ...register, userId: userIdOfAnother })
      .refused('USER.ALREADY_REGISTERED');
  });

  it('changes the own profile, each time anew: sealed text is never equal', () => {
    const names = { firstName: 'Priya', lastName: 'Raman-Lee', phone: '3035550100' };
    const changed = { type: 'UserProfileChanged', data: { userId, ...names } } as const;
    given(userDecider, registered, changed)
      .when({ type: 'ChangeProfile', ...names })
      .then(changed);
  });
  it('must exist to change a profile', () =>
    given(userDecider)
      .when({ type: 'ChangeProfile', firstName: 'Priya', lastName: 'Raman' })
      .refused('USER.NOT_FOUND'));
  it('changes a password', () => {
    given(userDecider, registered)
      .when(change)
      .then({ type: 'PasswordChanged', data: { userId, how: 'expired' } });
  });
  it('changes it again: each change is news', () => {
    const changed = { type: 'PasswordChanged', data: { userId, how: 'expired' } } as const;
    given(userDecider, registered, changed).when(change).then(changed);
  });
  it('is notified that someone tries its passwords', () =>
    given(userDecider, registered)
      .when({ type: 'ReportTriedPasswords' })
      .then({ type: 'PasswordsTried', data: { userId } }));
  it('is notified that someone who has its password tries codes', () =>
    given(userDecider, registered).when({ type: 'ReportTriedCodes' }).then({ type: 'CodesTried', data: { userId } }));
  it('is notified that a session was ended whose secret was used twice', () =>
    given(userDecider, registered)
      .when({ type: 'ReportReusedRenewal' })
      .then({ type: 'RenewalReused', data: { userId } }));
  it('is told of each browser in which the account was not opened before', () =>
    given(userDecider, registered)
      .when({ type: 'ReportNewBrowser', sessionId: 's-1' })
      .then({ type: 'NewBrowserUsed', data: { userId, sessionId: 's-1' } }));
  it('changes it by the link of a mail', () =>
    given(userDecider, registered)
      .when({ type: 'ChangePassword', how: 'reset' })
      .then({ type: 'PasswordChanged', data: { userId, how: 'reset' } }));
  it('must exist to change a password', () => given(userDecider).when(change).refused('USER.NOT_FOUND'));
});

describe('a link for a new password [A10]', () => {
  const at = (time: string) => `2026-11-24T${time}.000Z`;
  const requested = (time: string) =>
    ({ type: 'PasswordResetRequested', data: { userId, requestedAt: at(time) } }) as const;
  const request = (time: string): UserCommand => ({ type: 'RequestPasswordReset', at: at(time) });

  it('is requested', () => given(userDecider, registered).when(request('08:00:00')).then(requested('08:00:00')));
  it('is requested again a minute later, not before', () => {
    given(userDecider, registered, requested('08:00:00')).when(request('08:00:59')).nothing();
    given(userDecider, registered, requested('08:00:00')).when(request('08:01:00')).then(requested('08:01:00'));
  });
  it('is sent three times an hour at most', () => {
    const before = [requested('08:00:00'), requested('08:10:00'), requested('08:20:00')];
    given(userDecider, registered, ...before)
      .when(request('08:59:59'))
      .nothing();
    given(userDecider, registered, ...before)
      .when(request('09:00:00'))
      .then(requested('09:00:00'));
  });
  it('is for an account that there is', () => given(userDecider).when(request('08:00:00')).refused('USER.NOT_FOUND'));
});

describe('the license agreements [A07]', () => {
  const terms = { agreement: 'user', version: '2026-11-28', acceptedAt: '2026-11-28T08:30:00.000Z' } as const;
  const accept: UserCommand = { type: 'AcceptTerms', ...terms };
  const accepted = { type: 'TermsAccepted', data: { userId, ...terms } } as const;

  it('are accepted', () => given(userDecider, registered).when(accept).then(accepted));
  it('are accepted once for each version', () => {
    given(userDecider, registered, accepted).when(accept).nothing();
    given(userDecider, registered, accepted)
      .when({ ...accept, version: '2027-01-01' })
      .then({ type: 'TermsAccepted', data: { ...accepted.data, version: '2027-01-01' } });
  });
  it('are accepted by someone with an account', () => given(userDecider).when(accept).refused('USER.NOT_FOUND'));
});

describe('a guide', () => {
  const companyId = 'c0000000-0000-4000-8000-000000000001';
  const another = 'c0000000-0000-4000-8000-000000000002';
  const dismiss = (guide: 'tour' | 'firstSteps', of: string, role: 'requester' | 'insured'): UserCommand => ({
    type: 'DismissGuide',
    guide,
    companyId: of,
    role,
  });
  const dismissed = (guide: 'tour' | 'firstSteps', role: 'requester' | 'insured') =>
    ({ type: 'GuideDismissed', data: { userId, guide, companyId, role } }) as const;

  it('is dismissed for each role', () =>
    given(userDecider, registered, dismissed('tour', 'insured'))
      .when(dismiss('tour', companyId, 'requester'))
      .then(dismissed('tour', 'requester')));
  it('is dismissed once', () =>
    given(userDecider, registered, dismissed('firstSteps', 'requester'))
      .when(dismiss('firstSteps', companyId, 'requester'))
      .nothing());
  it('that is the tour is over for every company, and first steps for one', () => {
    const past = [dismissed('tour', 'requester'), dismissed('firstSteps', 'requester')];
    given(userDecider, registered, ...past)
      .when(dismiss('tour', another, 'requester'))
      .nothing();
    given(userDecider, registered, ...past)
      .when(dismiss('firstSteps', another, 'requester'))
      .then({ type: 'GuideDismissed', data: { ...dismissed('firstSteps', 'requester').data, companyId: another } });
  });
  it('is dismissed by someone with an account', () =>
    given(userDecider)
      .when(dismiss('tour', companyId, 'insured'))
      .refused('USER.NOT_FOUND'));
});

describe('what a person chooses for itself', () => {
  const stop = (how: 'profile' | 'link'): UserCommand => ({
    type: 'ChooseNoticeMail',
    notice: 'reminders',
    byMail: false,
    how,
  });
  const chosen = (byMail: boolean, how: 'profile' | 'link') =>
    ({ type: 'NoticeMailChosen', data: { userId, notice: 'reminders', byMail, how } }) as const;
  const zone = (timeZone: string | null) => ({ type: 'TimeZoneChosen', data: { userId, timeZone } }) as const;

  it('is by mail at first, and is stopped once, on the profile or by a link [A16]', () => {
    given(userDecider, registered)
      .when({ type: 'ChooseNoticeMail', notice: 'people', byMail: true, how: 'profile' })
      .nothing();
    given(userDecider, registered).when(stop('link')).then(chosen(false, 'link'));
    given(userDecider, registered, chosen(false, 'link')).when(stop('profile')).nothing();
    given(userDecider, registered, chosen(false, 'link'), chosen(true, 'profile'))
      .when(stop('link'))
      .then(chosen(false, 'link'));
  });
  it('is a time zone, or that of the company again [I01]', () => {
    given(userDecider, registered)
      .when({ type: 'ChooseTimeZone', timeZone: 'America/New_York' })
      .then(zone('America/New_York'));
    given(userDecider, registered, zone('America/New_York'))
      .when({ type: 'ChooseTimeZone', timeZone: null })
      .then(zone(null));
    given(userDecider, registered).when({ type: 'ChooseTimeZone', timeZone: null }).nothing();
  });
  it('concerns the roles in which it acts', () => {
    expect(noticeMailsOf(['requester'])).toEqual(['renewals', 'people']);
    expect(noticeMailsOf(['requester', 'insured'])).toEqual([
      'requests',
      'reminders',
      'renewals',
      'plans',
      'agencies',
      'people',
    ]);
    expect(noticeMailsOf(['agent'])).toEqual(['requests', 'reminders', 'renewals', 'plans', 'people']);
  });
});

describe('an operator', () => {
  const appoint: UserCommand = { ...register, type: 'AppointOperator' };
  const appointed = { type: 'OperatorAppointed', data: { userId } } as const;
  const dismissed = { type: 'OperatorDismissed', data: { userId } } as const;

  it('has an account of its own', () => given(userDecider).when(appoint).then(registered, appointed));
  it('is appointed once', () => given(userDecider, sealed, appointed).when(appoint).nothing());
  it('is not made of an account that may belong to a company', () =>
    given(userDecider, registered).when(appoint).refused('USER.NO_OPERATOR'));
  it('enters no company', () => given(userDecider, registered, appointed).when(register).refused('USER.IS_OPERATOR'));
  it('is dismissed, once', () => {
    given(userDecider, registered, appointed).when({ type: 'DismissOperator' }).then(dismissed);
    given(userDecider, registered, appointed, dismissed).when({ type: 'DismissOperator' }).nothing();
  });
  it('enters no company after that', () =>
    given(userDecider, registered, appointed, dismissed).when(register).refused('USER.IS_OPERATOR'));
  it('is appointed again', () => given(userDecider, registered, appointed, dismissed).when(appoint).then(appointed));
  it('must be one to be dismissed', () => {
    given(userDecider, registered).when({ type: 'DismissOperator' }).refused('USER.NO_OPERATOR');
    given(userDecider).when({ type: 'DismissOperator' }).refused('USER.NOT_FOUND');
  });
});

describe('single sign-on', () => {
  const at = (time: string) => `2026-11-24T${time}.000Z`;
  const identity = { issuer: 'https://sign-on.meridian.example', subjectHash: 'a1' };
  const link: UserCommand = { type: 'LinkIdentity', ...identity, how: 'verifiedEmail' };
  const linked = { type: 'IdentityLinked', data: { userId, ...identity, how: 'verifiedEmail' } } as const;
  const asking = (time: string): UserCommand => ({ type: 'RequestIdentityLink', ...identity, at: at(time) });
  const requested = (time: string) =>
    ({ type: 'IdentityLinkRequested', data: { userId, ...identity, requestedAt: at(time) } }) as const;

  it('is unlinked, and may be linked anew', () => {
    const unlink: UserCommand = { type: 'UnlinkIdentity', issuer: identity.issuer };
    const unlinked = { type: 'IdentityUnlinked', data: { userId, ...identity } } as const;
    given(userDecider, registered).when(unlink).nothing();
    given(userDecider, registered, linked).when(unlink).then(unlinked);
    given(userDecider, registered, linked, unlinked).when(unlink).nothing();
    given(userDecider, registered, linked, unlinked).when(link).then(linked);
  });
  it('is linked to an account, once', () => {
    given(userDecider, registered).when(link).then(linked);
    given(userDecider, registered, linked).when(link).nothing();
  });
  it('is linked to one person of each provider', () => {
    const other: UserCommand = { ...link, subjectHash: 'b2' };
    given(userDecider, registered, linked).when(other).refused('USER.IDENTITY_OF_OTHER');
    const elsewhere = { issuer: 'https://elsewhere.example', subjectHash: 'b2', how: 'mail' } as const;
    given(userDecider, registered, linked)
      .when({ type: 'LinkIdentity', ...elsewhere })
      .then({ type: 'IdentityLinked', data: { userId, ...elsewhere } });
  });
  it('has its link requested a minute later again, not before', () => {
    given(userDecider, registered).when(asking('08:00:00')).then(requested('08:00:00'));
    given(userDecider, registered, requested('08:00:00')).when(asking('08:00:59')).nothing();
    given(userDecider, registered, requested('08:00:00')).when(asking('08:01:00')).then(requested('08:01:00'));
  });
  it('is for an account that there is', () => given(userDecider).when(link).refused('USER.NOT_FOUND'));
});
