import { Injectable } from '@nestjs/common';
import type { CompanyAsked } from '@covertrail/contracts/session/session.replies';
import { Rights } from '#auth/rights.service';
import { LogInChallenges, type Challenged } from './challenge/log-in-challenges.service.js';
import { OwnCompanies } from './company-choice/own-companies.service.js';
import { SessionStart, type LoggedIn } from './session-start.service.js';

/** What follows once a person has proved who it is, in whichever way: a further question, or the session. */
@Injectable()
export class LogInSteps {
  constructor(
    private readonly rights: Rights,
    private readonly challenges: LogInChallenges,
    private readonly companies: OwnCompanies,
    private readonly start: SessionStart,
  ) {}

  /** `deviceCookie` is what the browser sent, if it did. */
  async afterProof(person: Challenged, deviceCookie: string | null): Promise<LoggedIn | CompanyAsked> {
    const { userId } = person;
    if (await this.rights.isOperator(userId)) return this.start.afterLogIn(person, null, deviceCookie);
    const [companyId, ...others] = await this.companies.of(userId);
    if (others.length === 0) return this.start.afterLogIn(person, companyId, deviceCookie);
    return {
      asks: 'company',
      multiemailUser: true,
      challenge: await this.challenges.issue('company', person),
      companies: await this.companies.cards([companyId, ...others]),
    };
  }
}
