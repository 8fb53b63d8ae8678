import { Injectable } from '@nestjs/common';
import type { LoginRecord } from '@covertrail/contracts/session/session.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { regionOf } from '@covertrail/domain/insurance/lines/regions';
import type { Instant, Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Session } from '@covertrail/platform/vault/vault.port';
import { Rights } from '#auth/rights.service';
import { Tokens } from '#auth/tokens.service';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import type { LogInBrowser } from './session-browser.js';
import type { Challenged } from './challenge/log-in-challenges.service.js';
import { KnownDevices } from './known-device/known-devices.service.js';
import { RequiredSignOn } from './single-sign-on/required-sign-on.service.js';
import { RequiredFactors } from './second-factor/required-factors.service.js';
import { NewBrowsers } from './new-browser/new-browsers.service.js';
import { roleWords } from './landing-role.rules.js';
import { Renewals } from './renewal/renewals.service.js';

/** A logged-in person: what the page shows, and the secret that renews the session in other tabs until it ends. */
export interface LoggedIn {
  readonly record: LoginRecord;
  readonly renewal: string;
  readonly endsAt: Instant;
  /** The cookie by which the browser is known from now on; null leaves the one that it has. */
  readonly device: string | null;
}

/** Begins sessions, once all that is asked of a person was answered, and says of one whose it is. */
@Injectable()
export class SessionStart {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly rights: Rights,
    private readonly tokens: Tokens,
    private readonly renewals: Renewals,
    private readonly views: Views,
    private readonly devices: KnownDevices,
    private readonly required: RequiredFactors,
    private readonly signOn: RequiredSignOn,
    private readonly newBrowsers: NewBrowsers,
  ) {}

  /** After a log-in. `companyId` is null for an operator. Throws AUTH.SIGN_ON_REQUIRED where that came after the password. */
  async afterLogIn(
    { userId, emailKey, byProvider }: Challenged,
    companyId: Uuid | null,
    browser: LogInBrowser,
  ): Promise<LoggedIn> {
    if (!byProvider) await this.signOn.check(userId);
    const isNew = (await this.devices.idFor(browser.deviceCookie, emailKey)) === null;
    const device = await this.devices.cookieAfter(browser.deviceCookie, emailKey);
    const session = await this.begun(userId, companyId, browser);
    await this.newBrowsers.afterLogIn(session, isNew);
    return { ...(await this.shown(session)), device };
  }

  /** For someone who is logged in already. Throws SECOND_FACTOR.REQUIRED. */
  async of(userId: Uuid, companyId: Uuid | null, browser: LogInBrowser): Promise<LoggedIn> {
    return this.shown(await this.begun(userId, companyId, browser));
  }

  private async begun(userId: Uuid, companyId: Uuid | null, { userAgent }: LogInBrowser): Promise<Session> {
    if (companyId !== null) await this.required.check(userId, companyId);
    return this.tokens.start(userId, companyId, userAgent);
  }

  private async shown(session: Session): Promise<LoggedIn> {
    return {
      record: await this.record(session),
      renewal: await this.renewals.open(session),
      endsAt: session.endsAt,
      device: null,
    };
  }

  /** False once the person may no longer act for the company of the session, or lacks the app that it requires by now [A18]. */
  async mayGoOn({ userId, companyId }: Session): Promise<boolean> {
    return companyId === null || (await this.rights.ofSession({ userId, companyId })) !== null;
  }

  async record(session: Session): Promise<LoginRecord> {
    const { userId, companyId } = session;
    const person = await this.views.get(peopleView, userId);
    const user = await this.deciders.readable.load(userDecider, userId);
    const identity = {
      id: userId,
      jwt: this.tokens.tokenOf(session),
      firstName: person?.firstName ?? '',
      lastName: person?.lastName ?? '',
      profileCompleted: true,
      ownTimeZone: user.state?.choices.timeZone ?? null,
    };
    return { ...identity, ...(companyId === null ? OF_OPERATOR : await this.ofCompany(userId, companyId)) };
  }

  private async ofCompany(userId: Uuid, companyId: Uuid) {
    const rights = await this.rights.of({ userId, companyId });
    const company = await this.deciders.readable.load(companyDecider, companyId);
    if (!rights || !company.state) throw new Problem('AUTH.NO_COMPANY');
    const { name: companyName, registration } = company.state;
    const roles = roleWords(rights.companyRoles);
    return {
      role: roles[0],
      roles,
      companyId,
      companyName,
      timeZone: registration.timeZone,
      region: regionOf(registration.address.country),
    };
  }
}

const OF_OPERATOR = {
  role: 'Operator',
  roles: ['Operator'],
  companyId: null,
  companyName: '',
  timeZone: 'UTC',
  region: 'unitedStates',
} as const;
