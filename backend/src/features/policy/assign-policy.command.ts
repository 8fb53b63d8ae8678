import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { PolicyAgent } from '@covertrail/domain/policy/policy.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { AgencyPeople } from './agency-people.reader.js';

/** An agent of the agency that manages it handles the policy from now on; null: the one who represents the insured. */
export class AssignPolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly agentId: Uuid | null,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(AssignPolicy)
export class AssignPolicyHandler implements ICommandHandler<AssignPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly agencies: AgencyPeople,
  ) {}

  async execute({ policyId, agentId, meta, expected }: AssignPolicy): Promise<Outcome> {
    const agent = agentId === null ? null : await this.agent(policyId, agentId);
    return this.deciders.handle(policyDecider, policyId, { type: 'AssignPolicy', agent }, meta, { expected });
  }

  private async agent(policyId: Uuid, agentId: Uuid): Promise<PolicyAgent> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const agencyId = await this.representations.managerOf(state);
    if (agencyId === null || !(await this.agencies.acts(agentId, agencyId)))
      throw new RuleBroken('POLICY.AGENT_NOT_OF_AGENCY');
    return { agencyId, agentId };
  }
}
