import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { securityNotifier } from './alarms/security-notifier.reaction.js';
import { RaiseAlarmHandler } from './alarms/raise-alarm.command.js';
import { reusedRenewal } from './alarms/reused-renewal.mail.js';
import { triedCodes } from './alarms/tried-codes.mail.js';
import { triedPasswords } from './alarms/tried-passwords.mail.js';
import { CaptchaController } from './captcha/captcha.controller.js';
import { Captchas } from './captcha/captchas.service.js';
import { LogInChallenges } from './challenge/log-in-challenges.service.js';
import { CompanyChoiceController } from './company-choice/company-choice.controller.js';
import { LogInSteps } from './log-in-steps.service.js';
import { OwnCompanies } from './company-choice/own-companies.service.js';
import { KnownDevices } from './known-device/known-devices.service.js';
import { EndedSessionsController } from './new-browser/ended-sessions.controller.js';
import { EndedSessions } from './new-browser/ended-sessions.service.js';
import { newBrowser } from './new-browser/new-browser.mail.js';
import { NewBrowsers } from './new-browser/new-browsers.service.js';
import { OwnSessionsController } from './own-sessions/own-sessions.controller.js';
import { OwnSessions } from './own-sessions/own-sessions.service.js';
import { passwordChanged } from './password-reset/password-changed.mail.js';
import { PasswordResetController } from './password-reset/password-reset.controller.js';
import { passwordReset } from './password-reset/password-reset.mail.js';
import { PasswordResets } from './password-reset/password-resets.service.js';
import { RequestPasswordResetHandler } from './password-reset/request-password-reset.command.js';
import { OwnPasskeysController } from './passkeys/own-passkeys.controller.js';
import { OwnPasskeys } from './passkeys/own-passkeys.service.js';
import { PasskeyChecks } from './passkeys/passkey-checks.service.js';
import { PasskeyLogInController } from './passkeys/passkey-log-in.controller.js';
import { PasskeyLogIn } from './passkeys/passkey-log-in.service.js';
import { PASSKEY_MAILS } from './passkeys/passkey.mail.js';
import { StoredPasskeys } from './passkeys/stored-passkeys.service.js';
import { RenewalController } from './renewal/renewal.controller.js';
import { Renewals } from './renewal/renewals.service.js';
import { AuthenticatorApps } from './second-factor/authenticator-apps.service.js';
import { AuthenticatorSecrets } from './second-factor/authenticator-secrets.service.js';
import { ChangeProofHandler } from './second-factor/change-proof.command.js';
import { CodeStepController } from './second-factor/code-step.controller.js';
import { CodeStep } from './second-factor/code-step.service.js';
import { OwnSecondFactor } from './second-factor/own-second-factor.service.js';
import { RequiredFactorController } from './second-factor/required-factor.controller.js';
import { RequiredFactors } from './second-factor/required-factors.service.js';
import { SecondFactorController } from './second-factor/second-factor.controller.js';
import { SECOND_FACTOR_MAILS } from './second-factor/second-factor.mail.js';
import { BegunSignOns } from './single-sign-on/begun-sign-ons.service.js';
import { identityLink } from './single-sign-on/identity-link.mail.js';
import { identityLinked } from './single-sign-on/identity-linked.mail.js';
import { identityUnlinked } from './single-sign-on/identity-unlinked.mail.js';
import { CompanySignOnController } from './single-sign-on/company-sign-on.controller.js';
import { CompanySignOn } from './single-sign-on/company-sign-on.service.js';
import { OwnIdentitiesController } from './single-sign-on/own-identities.controller.js';
import { UnlinkIdentityHandler } from './single-sign-on/unlink-identity.command.js';
import { IdentityLinks } from './single-sign-on/identity-links.service.js';
import { LinkIdentityHandler } from './single-sign-on/link-identity.command.js';
import { RequestIdentityLinkHandler } from './single-sign-on/request-identity-link.command.js';
import { RequiredSignOn } from './single-sign-on/required-sign-on.service.js';
import { SignedOnPeople } from './single-sign-on/signed-on-people.service.js';
import { SignOnProviders } from './single-sign-on/sign-on-providers.service.js';
import { SingleSignOnController } from './single-sign-on/single-sign-on.controller.js';
import { SingleSignOn } from './single-sign-on/single-sign-on.service.js';
import { SessionStart } from './session-start.service.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { ChangePasswordHandler } from './update-password/change-password.command.js';
import { ReadUserDetailsHandler } from './user-details/user-details.query.js';
import { SESSION_PROBLEMS } from './session.problems.js';

@Module({
  controllers: [
    SessionController,
    CaptchaController,
    CompanyChoiceController,
    RenewalController,
    PasswordResetController,
    CodeStepController,
    SecondFactorController,
    RequiredFactorController,
    OwnPasskeysController,
    PasskeyLogInController,
    OwnSessionsController,
    EndedSessionsController,
    SingleSignOnController,
    OwnIdentitiesController,
    CompanySignOnController,
  ],
  providers: [
    SessionService,
    Captchas,
    SessionStart,
    LogInSteps,
    LogInChallenges,
    OwnCompanies,
    Renewals,
    KnownDevices,
    AuthenticatorSecrets,
    AuthenticatorApps,
    RequiredFactors,
    OwnSecondFactor,
    OwnSessions,
    NewBrowsers,
    EndedSessions,
    CodeStep,
    ChangeProofHandler,
    StoredPasskeys,
    PasskeyChecks,
    OwnPasskeys,
    PasskeyLogIn,
    PasswordResets,
    RequestPasswordResetHandler,
    ReadUserDetailsHandler,
    ChangePasswordHandler,
    SingleSignOn,
    SignOnProviders,
    RequiredSignOn,
    CompanySignOn,
    SignedOnPeople,
    BegunSignOns,
    IdentityLinks,
    LinkIdentityHandler,
    UnlinkIdentityHandler,
    RequestIdentityLinkHandler,
    RaiseAlarmHandler,
  ],
})
class SessionModule {}

export const sessionFeature: BackendFeature = {
  name: 'session',
  module: SessionModule,
  problems: SESSION_PROBLEMS,
  reactions: [reactsWith(DeciderStore, securityNotifier)],
  mails: [
    triedPasswords,
    triedCodes,
    reusedRenewal,
    newBrowser,
    passwordReset,
    passwordChanged,
    identityLink,
    identityLinked,
    identityUnlinked,
    ...SECOND_FACTOR_MAILS,
    ...PASSKEY_MAILS,
  ],
};
