import { Injectable } from '@nestjs/common';
import { accountsView } from '@covertrail/contracts/membership/membership.views';
import type { CompanyCard } from '@covertrail/contracts/session/session.replies';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { membershipIdOf, Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';

/** The companies for which a person may act. The view only proposes; the streams of the memberships decide. */
@Injectable()
export class OwnCompanies {
  constructor(
    private readonly views: Views,
    private readonly rights: Rights,
    private readonly deciders: DeciderStore,
  ) {}

  /** Throws AUTH.NO_COMPANY where there is none, and AUTH.PENDING_APPROVAL where one has still to approve the person [A09]. */
  async of(userId: Uuid): Promise<readonly [Uuid, ...Uuid[]]> {
    const { companyIds = [] } = (await this.views.get(accountsView, userId)) ?? {};
    const rights = await Promise.all(companyIds.map((companyId) => this.rights.of({ userId, companyId })));
    const [first, ...others] = companyIds.filter((_, index) => rights[index] !== null);
    if (first === undefined)
      throw new Problem((await this.waits(userId)) ? 'AUTH.PENDING_APPROVAL' : 'AUTH.NO_COMPANY');
    return [first, ...others];
  }

  /** Whether a company that the person asked to join has not decided yet. */
  private async waits(userId: Uuid): Promise<boolean> {
    const { requestedIds = [] } = (await this.views.get(accountsView, userId)) ?? {};
    const companies = await Promise.all(
      requestedIds.map((companyId) => this.deciders.load(companyMembersDecider, companyId)),
    );
    return companies.some(({ state }) => state?.members[membershipIdOf(userId, state.companyId)]?.status === 'pending');
  }

  /** Throws AUTH.COMPANY_MISSING for a company that is not, or no longer, the person's. */
  async hold(userId: Uuid, companyId: Uuid): Promise<void> {
    if (!(await this.rights.of({ userId, companyId }))) throw new Problem('AUTH.COMPANY_MISSING');
  }

  /** What a person chooses from, by name [A02]. */
  async cards(companyIds: readonly Uuid[]): Promise<readonly CompanyCard[]> {
    const cards = await Promise.all(companyIds.map((companyId) => this.card(companyId)));
    return cards.flat().sort((first, second) => first.name.localeCompare(second.name, 'en'));
  }

  private async card(id: Uuid): Promise<readonly CompanyCard[]> {
    const { state } = await this.deciders.readable.load(companyDecider, id);
    if (!state) return [];
    const { address1, address2 = '', city, state: region, postalCode } = state.contact.address;
    return [
      {
        id,
        name: state.name,
        address1,
        address2,
        city,
        state: region,
        postCode: postalCode,
        logoId: state.logo?.fileId ?? null,
      },
    ];
  }
}
