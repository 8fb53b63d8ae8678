import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { ManagingAgency } from '@covertrail/contracts/policy/managing-agency.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';

/** Which agency manages a policy, and which ones may. */
export class ReadManagingAgency extends Query<ManagingAgency> {
  constructor(readonly policyId: Uuid) {
    super();
  }
}

@QueryHandler(ReadManagingAgency)
export class ReadManagingAgencyHandler implements IQueryHandler<ReadManagingAgency> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly views: Views,
  ) {}

  async execute({ policyId }: ReadManagingAgency): Promise<ManagingAgency> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const [agencyId, ids] = await Promise.all([
      this.representations.managerOf(state),
      this.representations.agenciesOf(state.insuredId),
    ]);
    const companies = await this.views.byId(companiesView, ids);
    return { agencyId, agencies: ids.map((id) => ({ agencyId: id, name: companies.get(id)?.name ?? '' })) };
  }
}
