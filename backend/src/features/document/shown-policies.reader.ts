import { Injectable } from '@nestjs/common';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { handlingAgent } from '@covertrail/domain/policy/policy-handling';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Representations } from '#auth/representations.service';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { SharedByInsured, type WantedShares } from './shared-by-insured.reader.js';

/** Of policies of an insured, those whose documents the reader may have. */
@Injectable()
export class ShownPolicies {
  constructor(
    private readonly sharedByInsured: SharedByInsured,
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly otherAgencies: OtherAgencies,
  ) {}

  /** Those that the insured shows by its shares, or by some of them; of an agent, those that it handles. */
  async ofShares(
    actor: Actor,
    { agentId, ...wanted }: WantedShares & { readonly agentId?: Uuid },
  ): Promise<readonly Uuid[]> {
    return this.among(actor, await this.sharedByInsured.policies(wanted), agentId);
  }

  /** To an agency those that it may read, and no other's. */
  async among(actor: Actor, policyIds: readonly Uuid[], agentId?: Uuid): Promise<readonly Uuid[]> {
    const others = await this.otherAgencies.policiesAmong(actor, policyIds);
    const ids = policyIds.filter((id) => !others.has(id));
    return agentId === undefined ? ids : this.handledBy(agentId, ids);
  }

  private async handledBy(agentId: Uuid, policyIds: readonly Uuid[]): Promise<readonly Uuid[]> {
    const handled = await Promise.all(
      policyIds.map(async (id) => {
        const { state } = await this.deciders.readable.load(policyDecider, id);
        const tenure = state && (await this.representations.managingTenure(state));
        return state && handlingAgent(state.agent, tenure) === agentId ? [id] : [];
      }),
    );
    return handled.flat();
  }
}
