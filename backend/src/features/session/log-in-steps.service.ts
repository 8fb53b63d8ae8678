import { Injectable } from '@nestjs/common';
import type { Asked } from '@covertrail/contracts/session/session.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { Rights } from '#auth/rights.service';
import { LogInChallenges, type Challenged } from './challenge/log-in-challenges.service.js';
import type { LogInBrowser } from './session-browser.js';
import { OwnCompanies } from './company-choice/own-companies.service.js';
import { AuthenticatorApps } from './second-factor/authenticator-apps.service.js';
import { RequiredFactors } from './second-factor/required-factors.service.js';
import { SessionStart, type LoggedIn } from './session-start.service.js';

export type LogInOutcome = LoggedIn | Asked;

/** What follows once a person has proved who it is, in whichever way: a further question, or the session. */
@Injectable()
export class LogInSteps {
  constructor(
    private readonly rights: Rights,
    private readonly challenges: LogInChallenges,
    private readonly companies: OwnCompanies,
    private readonly apps: AuthenticatorApps,
    private readonly required: RequiredFactors,
    private readonly start: SessionStart,
  ) {}

  /** Asks for a code of the app, in a known browser too [A17]. */
  async afterProof(person: Challenged, browser: LogInBrowser): Promise<LogInOutcome> {
    // Whoever has no company at all finds out before a recovery code is used up.
    const companyIds = await this.companiesOf(person.userId);
    if (await this.apps.isOn(person.userId))
      return { asks: 'code', challenge: await this.challenges.issue('code', person) };
    const requiredBy = await this.required.among(companyIds);
    if (requiredBy.length > 0)
      return { asks: 'enrollment', challenge: await this.challenges.issue('enrollment', person), requiredBy };
    return this.begin(person, companyIds, browser);
  }

  /**
   * A passkey is something that the person has, and opened for it alone: no code is asked for [A18]. Where a company requires an app it is set up all
   * the same, because the password still opens the account elsewhere.
   */
  async afterPasskey(person: Challenged, browser: LogInBrowser): Promise<LogInOutcome> {
    if (await this.apps.isOn(person.userId)) return this.afterCode(person, browser);
    return this.afterProof(person, browser);
  }

  /** Once the code was right. */
  async afterCode(person: Challenged, browser: LogInBrowser): Promise<LogInOutcome> {
    return this.begin(person, await this.companiesOf(person.userId), browser);
  }

  private async begin(person: Challenged, companyIds: readonly Uuid[], browser: LogInBrowser): Promise<LogInOutcome> {
    const [companyId = null, ...others] = companyIds;
    if (others.length === 0) return this.start.afterLogIn(person, companyId, browser);
    return {
      asks: 'company',
      multiemailUser: true,
      challenge: await this.challenges.issue('company', person),
      companies: await this.companies.cards(companyIds),
    };
  }

  /** None for an operator. Throws AUTH.NO_COMPANY for anybody else who has none. */
  private async companiesOf(userId: Uuid): Promise<readonly Uuid[]> {
    return (await this.rights.isOperator(userId)) ? [] : this.companies.of(userId);
  }
}
