import { Inject, Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { regionOf } from '@covertrail/domain/insurance/lines/regions';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { newId } from '@covertrail/platform/ids/ids';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Credential, Session, Vault } from '@covertrail/platform/vault/vault.port';
import type { Clock } from '@covertrail/platform/clock/clock';
import { PasswordHashing } from '@covertrail/platform/vault/password-hashing';
import { Rights } from '#auth/rights.service';
import { Tokens } from '#auth/tokens.service';
import { CLOCK, VAULT } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { LogInAttempts } from '#limits/log-in-attempts.service';
import { Views } from '#views/views.service';
import { KnownDevices } from './known-device/known-devices.service.js';
import { Renewals } from './renewal/renewals.service.js';
import { roleWords } from './landing-role.rules.js';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { ReportTriedPasswords } from './tried-passwords/report-tried-passwords.command.js';
import { isCommonPassword } from './update-password/common-password.rules.js';

/** Days after which a new password must be chosen. */
const PASSWORD_DAYS = 365;

/** A logged-in person: what the page shows, and the secret that renews the session in other tabs until it ends. */
export interface LoggedIn {
  readonly record: LoginRecord;
  readonly renewal: string;
  readonly endsAt: Instant;
}

/** Where someone logs in: the network, and the cookie of the browser, if it has one. */
export interface LogInPlace {
  readonly address: string;
  readonly deviceCookie: string | null;
}

/** Log-in, log-out and passwords. An unknown e-mail takes as long as a wrong password and gets the same answer. */
@Injectable()
export class SessionService {
  private readonly decoy: Promise<string>;

  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly hashing: PasswordHashing,
    private readonly attempts: LogInAttempts,
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
    private readonly tokens: Tokens,
    private readonly renewals: Renewals,
    private readonly views: Views,
    private readonly devices: KnownDevices,
    private readonly commands: CommandBus,
  ) {
    this.decoy = hashing.hash('no account has this password');
  }

  async logIn(email: string, password: string, place: LogInPlace): Promise<LoggedIn & { readonly device: string }> {
    const credential = await this.checked(email, password, place);
    if (this.expired(credential)) throw new Problem('AUTH.PASSWORD_EXPIRED');
    const session = await this.tokens.start(credential.userId, await this.companyOf(credential.userId));
    const device = await this.devices.cookieAfter(place.deviceCookie, await this.keyOf(email));
    return {
      record: await this.loginRecord(session),
      renewal: await this.renewals.open(session),
      endsAt: session.endsAt,
      device,
    };
  }

  /** Null when no session can be renewed. */
  async renew(renewal: string): Promise<LoggedIn | null> {
    const renewed = await this.renewals.use(renewal);
    if (!renewed) return null;
    const { session, next } = renewed;
    return { record: await this.loginRecord(session), renewal: next, endsAt: session.endsAt };
  }

  logOut(sessionId: Uuid): Promise<void> {
    return this.tokens.end(sessionId);
  }

  /**
   * Ends every session of the user, so that anyone who knew the old password is logged out. Throws PASSWORD.COMMON for one on the
   * list of common passwords and PASSWORD.REPEATED for the present password.
   */
  async changePassword(email: string, oldPassword: string, password: string, place: LogInPlace): Promise<Credential> {
    if (await isCommonPassword(password)) throw new Problem('PASSWORD.COMMON');
    const credential = await this.checked(email, oldPassword, place);
    if (password === oldPassword) throw new Problem('PASSWORD.REPEATED');
    const passwordHash = await this.hashing.hash(password);
    const changed = { ...credential, passwordHash, passwordSetAt: this.clock.now(), mustChange: false };
    await this.vault.saveCredential(await this.keyOf(email), changed);
    await this.vault.endSessionsOf(credential.userId);
    return credential;
  }

  private async checked(email: string, password: string, { address, deviceCookie }: LogInPlace): Promise<Credential> {
    const key = await this.keyOf(email);
    const origin = { address, device: await this.devices.idFor(deviceCookie, key) };
    const credential = await this.vault.credentialByEmail(key);
    const passwordHash = credential?.passwordHash ?? (await this.decoy);
    const fits = await this.hashing.fits(passwordHash, password, () => this.attempts.begin(key, origin));
    if (!credential || !fits) {
      const isReported = await this.attempts.reportsAfter(key, origin);
      if (credential && isReported) await this.commands.execute(new ReportTriedPasswords(credential.userId, newId()));
      throw new Problem('AUTH.WRONG_CREDENTIALS');
    }
    await this.attempts.succeeded(key, origin);
    return credential;
  }

  private async loginRecord(session: Session): Promise<LoginRecord> {
    const { userId, companyId } = session;
    const person = await this.views.get(peopleView, userId);
    const identity = {
      id: userId,
      jwt: this.tokens.tokenOf(session),
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      profileCompleted: true,
    };
    if (companyId === null)
      return {
        ...identity,
        role: 'Operator',
        roles: ['Operator'],
        companyId,
        companyName: '',
        timeZone: 'UTC',
        region: 'unitedStates',
      };
    const rights = await this.rights.of({ userId, companyId });
    const company = await this.deciders.readable.load(companyDecider, companyId);
    if (!rights || !company.state) throw new Problem('AUTH.NO_COMPANY');
    const { name: companyName, registration } = company.state;
    const roles = roleWords(rights.companyRoles);
    return {
      ...identity,
      role: roles[0],
      roles,
      companyId,
      companyName,
      timeZone: registration.timeZone,
      region: regionOf(registration.address.country),
    };
  }

  /** Null for an operator. The view only proposes; the membership stream decides. */
  private async companyOf(userId: Uuid): Promise<Uuid | null> {
    if (await this.rights.isOperator(userId)) return null;
    const account = await this.views.get(accountsView, userId);
    for (const companyId of account?.companyIds ?? []) {
      if (await this.rights.of({ userId, companyId })) return companyId;
    }
    throw new Problem('AUTH.NO_COMPANY');
  }

  private expired({ mustChange, passwordSetAt }: Credential): boolean {
    const age = Date.parse(this.clock.now()) - Date.parse(passwordSetAt);
    return mustChange || age > PASSWORD_DAYS * 86_400_000;
  }

  private keyOf(email: string): Promise<string> {
    return keyedHash(this.vault, 'email', foldEmail(email));
  }
}
