import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyFacts } from '@covertrail/domain/policy/policy-command.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';

/** Another agency of the insured manages the policy from now on; null: none does. */
export class ManagePolicy extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly agencyId: Uuid | null,
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
  ) {
    super();
  }
}

@CommandHandler(ManagePolicy)
export class ManagePolicyHandler implements ICommandHandler<ManagePolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
  ) {}

  execute({ policyId, agencyId, meta, expected }: ManagePolicy): Promise<Outcome> {
    const facts = () => this.factsOf(policyId);
    return this.deciders.handle(policyDecider, policyId, { type: 'ManagePolicy', agencyId }, meta, { facts, expected });
  }

  /** Read again for each attempt: another command may have chosen meanwhile. */
  private async factsOf(policyId: Uuid): Promise<PolicyFacts> {
    const { state } = await this.deciders.load(policyDecider, policyId);
    if (!state) return { carrier: null };
    const [managerId, current] = await Promise.all([
      this.representations.managerOf(state),
      this.representations.agenciesOf(state.insuredId),
    ]);
    return { carrier: null, agencies: { managerId, current } };
  }
}
