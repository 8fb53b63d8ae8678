import { Injectable } from '@nestjs/common';
import { companiesView } from '@covertrail/contracts/company/company.views';
import type { StepAgent } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { CureStep } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { handledPolicyOf, type AgentOf } from '@covertrail/domain/cure-plan/plan-receivers.rules';
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

/** Who handles the policies of a plan. */
export interface PlanPeople {
  /** The agent who represents the insured, and whoever handles one of the policies, as far as they may still act for clients. */
  readonly agentOf: AgentOf;
  /** As a reader of the plan sees it; null where no agency represents the insured. */
  readonly named: (agentId: Uuid | null) => StepAgent | null;
  /** Policies that an agency placed: whoever was shown one of them knows its agent. */
  readonly placed: ReadonlySet<Uuid>;
}

interface Handled {
  readonly policyId: Uuid;
  readonly agent: PolicyAgent | null;
  readonly isPlaced: boolean;
}

const NOBODY: PlanPeople = { agentOf: () => null, named: () => null, placed: new Set() };

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

  /** For one of several agencies its own people; else those of the agency to address. */
  async of(insuredId: Uuid, steps: readonly CureStep[], by: Pick<Actor, 'role' | 'companyId'>): Promise<PlanPeople> {
    const tenure = await this.representations.tenureOf(insuredId, isAgency(by) ? by.companyId : null);
    if (tenure === null) return NOBODY;
    const handled = await this.handled(steps);
    const chosen = new Map(handled.map(({ policyId, agent }) => [policyId, handlingAgent(agent, tenure)]));
    const acting = await this.acting([tenure.agentId, ...chosen.values()], tenure.agencyId);
    const people = await this.names.people([...acting]);
    const agencyName = (await this.views.get(companiesView, tenure.agencyId))?.name ?? '';
    return {
      agentOf: (policyId) =>
        [chosen.get(policyId ?? ''), tenure.agentId].find((id) => typeof id === 'string' && acting.has(id)) ?? null,
      named: (agentId) => ({ name: people.get(agentId ?? '') ?? '', agencyName }),
      placed: new Set(handled.flatMap(({ policyId, isPlaced }) => (isPlaced ? [policyId] : []))),
    };
  }

  private async handled(steps: readonly CureStep[]): Promise<readonly Handled[]> {
    const ids = new Set(steps.map(handledPolicyOf).filter((id) => id !== null));
    return Promise.all(
      [...ids].map(async (policyId) => {
        const { state } = await this.deciders.readable.load(policyDecider, policyId);
        return { policyId, agent: state?.agent ?? null, isPlaced: typeof state?.agencyId === 'string' };
      }),
    );
  }

  /** Someone who left the agency, or may only read, handles nothing any more. */
  private async acting(ids: readonly (Uuid | null)[], agencyId: Uuid): Promise<ReadonlySet<Uuid>> {
    const acting = await Promise.all(
      [...new Set(ids)].map(async (id) =>
        id !== null && (await this.rights.actsForClients(id, agencyId)) ? [id] : [],
      ),
    );
    return new Set(acting.flat());
  }
}
