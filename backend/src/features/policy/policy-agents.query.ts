import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { PolicyAgentRow } from '@covertrail/contracts/policy/policy.replies';
import { peopleView } from '@covertrail/contracts/user/user.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { AgencyPeople } from './agency-people.reader.js';

/** The agents who may handle a policy. */
export class PolicyAgents extends Query<readonly PolicyAgentRow[]> {
  constructor(readonly policyId: Uuid) {
    super();
  }
}

@QueryHandler(PolicyAgents)
export class PolicyAgentsHandler implements IQueryHandler<PolicyAgents> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly agencies: AgencyPeople,
    private readonly views: Views,
  ) {}

  async execute({ policyId }: PolicyAgents): Promise<readonly PolicyAgentRow[]> {
    const { state } = await this.deciders.readable.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const agencyId = await this.representations.managerOf(state);
    if (agencyId === null) return [];
    const ids = await this.agencies.of(agencyId);
    const [agency, people] = await Promise.all([
      this.views.get(companiesView, agencyId),
      this.views.byId(peopleView, ids),
    ]);
    const rows = [...people.values()].map(({ id, firstName, lastName, email }) => ({
      agentId: id,
      agencyId,
      agencyName: agency?.name ?? '',
      agentName: `${firstName} ${lastName}`.trim(),
      agentEmail: email,
    }));
    return rows.sort((a, b) => a.agentName.localeCompare(b.agentName, 'en'));
  }
}
