import { Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import type { RequiredFactorState } from '@covertrail/contracts/session/required-factor.calls';
import { peopleView } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { AuthenticatorApps } from './authenticator-apps.service.js';

/** Which companies let only people in who have an authenticator app, from the streams of the companies [A18]. */
@Injectable()
export class RequiredFactors {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly apps: AuthenticatorApps,
  ) {}

  /** The names of those of these companies that require an app. */
  async among(companyIds: readonly Uuid[]): Promise<readonly string[]> {
    const companies = await Promise.all(companyIds.map((id) => this.deciders.load(companyDecider, id)));
    return companies.flatMap(({ state }) => (state?.requiresSecondFactor ? [state.name] : [])).sort();
  }

  async ofPerson(userId: Uuid): Promise<readonly string[]> {
    return this.among((await this.views.get(accountsView, userId))?.companyIds ?? []);
  }

  /** What a company requires, and who of its active people has no app, by name. */
  async ofCompany(companyId: Uuid): Promise<RequiredFactorState> {
    const [isRequired, people] = await Promise.all([this.among([companyId]), this.withoutApp(companyId)]);
    const documents = await this.views.byId(peopleView, people);
    const without = people.map((id) => {
      const { firstName = '', lastName = '', email = '' } = documents.get(id) ?? {};
      return { id, name: `${firstName} ${lastName}`.trim() || email };
    });
    return {
      isRequired: isRequired.length > 0,
      without: without.toSorted((first, second) => first.name.localeCompare(second.name, 'en')),
    };
  }

  /** Active people of the company who have no app. */
  async withoutApp(companyId: Uuid): Promise<readonly Uuid[]> {
    const { state } = await this.deciders.load(companyMembersDecider, companyId);
    const active = Object.values(state?.members ?? {}).filter(({ status }) => status === 'active');
    const withApp = await Promise.all(active.map(({ userId }) => this.apps.isOn(userId)));
    return active.flatMap(({ userId }, index) => (withApp[index] ? [] : [userId]));
  }

  /** Whoever requires an app of others has one: throws SECOND_FACTOR.OWN_FIRST. */
  async checkOwn(userId: Uuid): Promise<void> {
    if (!(await this.apps.isOn(userId))) throw new Problem('SECOND_FACTOR.OWN_FIRST');
  }

  /** Throws SECOND_FACTOR.REQUIRED where the company requires an app and the person has none: no session begins for it, in whichever way. */
  async check(userId: Uuid, companyId: Uuid): Promise<void> {
    const [name] = await this.among([companyId]);
    if (name !== undefined && !(await this.apps.isOn(userId))) throw new Problem('SECOND_FACTOR.REQUIRED');
  }
}
