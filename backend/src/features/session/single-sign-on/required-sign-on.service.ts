import { Inject, Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { membershipIdOf, Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { SIGN_ON } from '#tokens/tokens';
import { Views } from '#views/views.service';
import { speaksFor, type SignOnSetup } from './single-sign-on-provider.js';

/**
 * Whose password opens nothing: an operator of the product set it so for the domain, or a company of the person requires single sign-on [A18].
 * Operators keep theirs: they get in while the provider is away, and no provider opens their account. So does the primary contact of a company
 * that requires it, who can end that again.
 */
@Injectable()
export class RequiredSignOn {
  constructor(
    @Inject(SIGN_ON) private readonly setup: SignOnSetup,
    private readonly rights: Rights,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  /** Of an address of a domain for which the product requires it, whether or not it has an account. */
  isFor(email: string): boolean {
    return this.setup.providers.some((provider) => provider.isRequired && speaksFor(provider, email));
  }

  /** The same of the account with this address; an operator has a password all the same. */
  async isForAccount(userId: Uuid, email: string): Promise<boolean> {
    return this.isFor(email) && !(await this.rights.isOperator(userId));
  }

  /** Of the account with this address, for its domain or by a company of the person. */
  async isOf(userId: Uuid, email: string): Promise<boolean> {
    const isRequired = this.isFor(email) || (await this.isByCompany(userId, email));
    return isRequired && !(await this.rights.isOperator(userId));
  }

  /** No session begins by another proof: throws AUTH.SIGN_ON_REQUIRED. */
  async check(userId: Uuid): Promise<void> {
    const { email = '' } = (await this.views.get(peopleView, userId)) ?? {};
    if (await this.isOf(userId, email)) throw new Problem('AUTH.SIGN_ON_REQUIRED');
  }

  private async isByCompany(userId: Uuid, email: string): Promise<boolean> {
    if (!this.setup.providers.some((provider) => speaksFor(provider, email))) return false;
    const { companyIds = [] } = (await this.views.get(accountsView, userId)) ?? {};
    const required = await Promise.all(companyIds.map((companyId) => this.isRequiredBy(companyId, userId)));
    return required.includes(true);
  }

  private async isRequiredBy(companyId: Uuid, userId: Uuid): Promise<boolean> {
    const company = await this.deciders.readable.load(companyDecider, companyId);
    if (!company.state?.requiresSingleSignOn) return false;
    const people = await this.deciders.load(companyMembersDecider, companyId);
    return people.state?.primaryContact !== membershipIdOf(userId, companyId);
  }
}
