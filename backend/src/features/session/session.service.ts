import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { CaptchaAnswerDto, UpdatePasswordDto } from '@covertrail/contracts/session/session.inputs';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { newId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Credential, Vault } from '@covertrail/platform/vault/vault.port';
import type { Clock } from '@covertrail/platform/clock/clock';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { Tokens } from '#auth/tokens.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { LogInAttempts } from '#limits/log-in-attempts.service';
import { Views } from '#views/views.service';
import { PendingSignUps } from '#sign-ups/pending-sign-ups.service';
import type { LogInBrowser } from './session-browser.js';
import { Captchas } from './captcha/captchas.service.js';
import { KnownDevices } from './known-device/known-devices.service.js';
import { LogInSteps, type LogInOutcome } from './log-in-steps.service.js';
import { Renewals } from './renewal/renewals.service.js';
import { SessionStart, type LoggedIn } from './session-start.service.js';
import { RaiseAlarm } from './alarms/raise-alarm.command.js';
import { RequiredSignOn } from './single-sign-on/required-sign-on.service.js';
import { NewPasswords } from '#accounts/new-passwords.service';

/** Days after which a new password must be chosen. */
const PASSWORD_DAYS = 365;

/** Where someone logs in: the network and the browser. */
export interface LogInPlace extends LogInBrowser {
  readonly address: string;
}

/** Without `captcha` none is asked for: whoever enters the password again is logged in already. */
type AskedPlace = LogInPlace & { readonly captcha?: CaptchaAnswerDto };

type Wrong = 'AUTH.WRONG_CREDENTIALS' | 'SECOND_FACTOR.WRONG_PASSWORD';

/** Log-in, log-out and passwords. An unknown e-mail takes as long as a wrong password and gets the same answer. */
@Injectable()
export class SessionService {
  private readonly decoy: Promise<string>;

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
    private readonly attempts: LogInAttempts,
    private readonly tokens: Tokens,
    private readonly renewals: Renewals,
    private readonly devices: KnownDevices,
    private readonly commands: CommandBus,
    private readonly steps: LogInSteps,
    private readonly start: SessionStart,
    private readonly signUps: PendingSignUps,
    private readonly views: Views,
    private readonly required: RequiredSignOn,
    private readonly passwords: NewPasswords,
    private readonly captchas: Captchas,
  ) {
    this.decoy = hashing.hash('no account has this password');
  }

  /** Begins a session, or says what is asked before one begins. */
  async logIn(email: string, password: string, place: LogInPlace, captcha: CaptchaAnswerDto): Promise<LogInOutcome> {
    const credential = await this.checked(email, password, { ...place, captcha });
    if (this.expired(credential)) throw new Problem('AUTH.PASSWORD_EXPIRED');
    const person = { userId: credential.userId, emailKey: await this.keyOf(email), byProvider: false };
    return this.steps.afterProof(person, place);
  }

  /** The e-mail of who is logged in, once the password was entered again. Throws SECOND_FACTOR.WRONG_PASSWORD. */
  async proveAgain(userId: Uuid, password: string, place: LogInPlace): Promise<string> {
    const { email = '' } = (await this.views.get(peopleView, userId)) ?? {};
    await this.checked(email, password, place, 'SECOND_FACTOR.WRONG_PASSWORD');
    return email;
  }

  /** Null when no session can be renewed. */
  async renew(renewal: string): Promise<LoggedIn | null> {
    const renewed = await this.renewals.use(renewal);
    if (!renewed) return null;
    const { session, next } = renewed;
    if (!(await this.start.mayGoOn(session))) {
      await this.tokens.end(session.sessionId);
      return null;
    }
    return { record: await this.start.record(session), renewal: next, endsAt: session.endsAt, device: null };
  }

  logOut(sessionId: Uuid): Promise<void> {
    return this.tokens.end(sessionId);
  }

  /**
   * Ends every session of the user, so that anyone who knew the old password is logged out. Throws PASSWORD.COMMON for one on the
   * list of common passwords and PASSWORD.REPEATED for one of the last passwords.
   */
  async changePassword(dto: UpdatePasswordDto, place: LogInPlace): Promise<Credential> {
    const { email, oldPassword, password } = dto;
    await this.passwords.refuseCommon(password);
    const credential = await this.checked(email, oldPassword, { ...place, captcha: dto });
    await this.passwords.refuseRepeated(credential, password);
    await this.passwords.replace(await this.keyOf(email), credential, await this.hashing.hash(password));
    return credential;
  }

  /**
   * `wrong` is what a wrong password throws. Where single sign-on is required for a domain, all but an operator are told so, whether or not the password
   * is right; where a company requires it, whoever has the right password is told.
   */
  private async checked(email: string, password: string, place: AskedPlace, wrong: Wrong = 'AUTH.WRONG_CREDENTIALS') {
    const isForDomain = this.required.isFor(email);
    const credential = await this.fitting(email, password, place, wrong).catch((error: unknown) => {
      if (isForDomain && error instanceof Problem && error.code === wrong) return null;
      throw error;
    });
    if (!credential || (await this.required.isOf(credential.userId, email))) throw new Problem('AUTH.SIGN_ON_REQUIRED');
    return credential;
  }

  private async fitting(
    email: string,
    password: string,
    { address, deviceCookie, captcha }: AskedPlace,
    wrong: Wrong,
  ): Promise<Credential> {
    const key = await this.keyOf(email);
    const origin = { address, device: await this.devices.idFor(deviceCookie, key) };
    const credential = await this.vault.credentialByEmail(key);
    const waiting = credential ? null : await this.signUps.waitingWith(email);
    const passwordHash = credential?.passwordHash ?? waiting?.passwordHash ?? (await this.decoy);
    const fits = await this.hashing.fits(passwordHash, password, () =>
      this.attempts.begin(key, origin, captcha && (() => this.captchas.check(captcha))),
    );
    if (waiting && fits) throw new Problem('AUTH.EMAIL_NOT_VERIFIED');
    if (!credential || !fits) {
      await this.attempts.failed(key, origin);
      const isReported = await this.attempts.reportsAfter(key, origin);
      if (credential && isReported)
        await this.commands.execute(new RaiseAlarm(credential.userId, 'ReportTriedPasswords', newId()));
      throw new Problem(wrong);
    }
    await this.attempts.succeeded(key, origin);
    return credential;
  }

  private expired({ mustChange, passwordSetAt }: Credential): boolean {
    const age = Date.parse(this.clock.now()) - Date.parse(passwordSetAt);
    return mustChange || age > PASSWORD_DAYS * 86_400_000;
  }

  private keyOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'email', foldEmail(email));
  }
}
