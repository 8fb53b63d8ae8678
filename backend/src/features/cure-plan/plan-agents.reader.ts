import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { handledPolicyOf } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { isAgency } from '@covertrail/domain/rights/sides';
import type { PolicyAgent } from '@covertrail/domain/policy/policy.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { handlingAgent } from '@covertrail/domain/policy/policy-handling';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { Rights } from '#auth/rights.service';
import { NamesService } from '#naming/names.service';
import { Views } from '#views/views.service';
import { planPeople, type PlannedPolicy, type PlanPeople } from './plan-people.rules.js';

/** Reads from the streams who handles each policy of a plan at this moment. */
@Injectable()
export class PlanAgentsReader {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly rights: Rights,
    private readonly names: NamesService,
    private readonly views: Views,
  ) {}

  /** For a reader at one of several agencies its own people alone. Null where no agency represents the insured. */
  async of(
    insuredId: Uuid,
    steps: readonly CureStep[],
    by: Pick<Actor, 'role' | 'companyId'>,
  ): Promise<PlanPeople | null> {
    const leading = await this.representations.tenureOf(insuredId, isAgency(by) ? by.companyId : null);
    if (leading === null) return null;
    const policies = await this.policies(steps, leading);
    const agents = [leading, ...[...policies.values()].flatMap(candidates)];
    const [acting, people, agencies] = await Promise.all([
      this.acting(agents),
      this.names.people([...new Set(agents.map(({ agentId }) => agentId))]),
      this.views.byId(
        companiesView,
        agents.map(({ agencyId }) => agencyId),
      ),
    ]);
    return planPeople({
      leading,
      policies,
      ownAgencyId: isAgency(by) ? leading.agencyId : null,
      acts: (agent) => acting.has(wordOf(agent)),
      personName: (agentId) => people.get(agentId) ?? '',
      agencyName: (agencyId) => agencies.get(agencyId)?.name ?? '',
    });
  }

  private async policies(steps: readonly CureStep[], leading: PolicyAgent): Promise<ReadonlyMap<Uuid, PlannedPolicy>> {
    const ids = new Set(steps.map(handledPolicyOf).filter((id) => id !== null));
    return new Map(
      await Promise.all(
        [...ids].map(async (policyId) => {
          const { state } = await this.deciders.readable.load(policyDecider, policyId);
          const tenure = (state && (await this.representations.managingTenure(state))) ?? leading;
          const isPlaced = typeof state?.agencyId === 'string';
          return [policyId, { tenure, chosen: state?.agent ?? null, isPlaced }] as const;
        }),
      ),
    );
  }

  /** Someone who left the agency, or may only read, handles nothing any more. */
  private async acting(agents: readonly PolicyAgent[]): Promise<ReadonlySet<string>> {
    const distinct = new Map(agents.map((agent) => [wordOf(agent), agent]));
    const acting = await Promise.all(
      [...distinct].map(async ([word, { agentId, agencyId }]) =>
        (await this.rights.actsForClients(agentId, agencyId)) ? [word] : [],
      ),
    );
    return new Set(acting.flat());
  }
}

/** Who may handle a policy: the agent of the tenure, and whoever was chosen there. */
const candidates = ({ chosen, tenure }: PlannedPolicy): readonly PolicyAgent[] => [
  { agencyId: tenure.agencyId, agentId: handlingAgent(chosen, tenure) ?? tenure.agentId },
  tenure,
];

const wordOf = ({ agencyId, agentId }: PolicyAgent): string => `${agencyId} ${agentId}`;
