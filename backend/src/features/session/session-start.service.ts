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
import { KnownDevices } from './known-device/known-devices.service.js';
import { RequiredFactors } from './second-factor/required-factors.service.js';
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
  ) {}

  /** After a log-in. `companyId` is null for an operator. */
  async afterLogIn(
    { userId, emailKey }: { readonly userId: Uuid; readonly emailKey: string },
    companyId: Uuid | null,
    browser: LogInBrowser,
  ): Promise<LoggedIn> {
    const device = await this.devices.cookieAfter(browser.deviceCookie, emailKey);
    return { ...(await this.of(userId, companyId, browser)), device };
  }

  /** For someone who is logged in already. Throws SECOND_FACTOR.REQUIRED. */
  async of(userId: Uuid, companyId: Uuid | null, { userAgent }: LogInBrowser): Promise<LoggedIn> {
    if (companyId !== null) await this.required.check(userId, companyId);
    const session = await this.tokens.start(userId, companyId, userAgent);
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
