import { Injectable } from '@nestjs/common';
import type { CompanySignOnState } from '@covertrail/contracts/session/company-sign-on.calls';
import { peopleView, type PersonDocument } from '@covertrail/contracts/user/user.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { SignOnProviders } from './sign-on-providers.service.js';

/** What a company requires of its people, as its primary contact reads it before requiring it [A18]. */
@Injectable()
export class CompanySignOn {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
    private readonly providers: SignOnProviders,
  ) {}

  async state(companyId: Uuid, userId: Uuid): Promise<CompanySignOnState> {
    const { state } = await this.deciders.load(companyDecider, companyId);
    const people = await this.people(companyId);
    const provider = await this.providerOf(userId);
    return {
      isRequired: state?.requiresSingleSignOn ?? false,
      isOffered: provider !== null,
      hasSignedOn: await this.hasSignedOn(userId),
      applying: people.filter(({ isReached }) => isReached).map(named),
      others: people.filter(({ isReached }) => !isReached).map(named),
    };
  }

  /** To whom it applies: active people with an e-mail of a provider, without the primary contact. */
  async applying(companyId: Uuid): Promise<readonly Uuid[]> {
    return (await this.people(companyId)).filter(({ isReached }) => isReached).map(({ id }) => id);
  }

  /** Whoever requires it of others has signed on: throws SSO.OWN_FIRST. */
  async checkOwn(userId: Uuid): Promise<void> {
    if (!(await this.hasSignedOn(userId))) throw new Problem('SSO.OWN_FIRST');
  }

  private async hasSignedOn(userId: Uuid): Promise<boolean> {
    const provider = await this.providerOf(userId);
    const { state } = await this.deciders.load(userDecider, userId);
    return provider !== null && (state?.identities.linked ?? []).some(({ issuer }) => issuer === provider.issuer);
  }

  private async providerOf(userId: Uuid) {
    return this.providers.find('', (await this.views.get(peopleView, userId))?.email ?? '');
  }

  /** Those of the company but its primary contact, by name. */
  private async people(companyId: Uuid) {
    const { state } = await this.deciders.load(companyMembersDecider, companyId);
    const active = Object.values(state?.members ?? {}).filter(
      ({ status, membershipId }) => status === 'active' && membershipId !== state?.primaryContact,
    );
    const documents = await this.views.byId(
      peopleView,
      active.map(({ userId }) => userId),
    );
    const people = active.map(({ userId }) => ({ id: userId, ...this.shown(documents.get(userId)) }));
    return people.toSorted((first, second) => first.name.localeCompare(second.name, 'en'));
  }

  private shown({ firstName = '', lastName = '', email = '' }: Partial<PersonDocument> = {}) {
    return { name: `${firstName} ${lastName}`.trim() || email, isReached: this.providers.find('', email) !== null };
  }
}

const named = ({ id, name }: { readonly id: Uuid; readonly name: string }) => ({ id, name });
