import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyFacts, Replacing } from '@covertrail/domain/policy/policy-command.contract';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { replacedPolicy } from '@covertrail/domain/policy/policy-replacement';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { Problem } from '#http/problem';
import { PolicyCarriers } from './policy-carriers.reader.js';

/** Adds a policy of the same insured and line that takes the place of another; its id derives from the command id. */
export class ReplacePolicy extends Command<Outcome> {
  constructor(
    readonly replaced: Uuid,
    readonly terms: GivenTerms,
    readonly how: Omit<Replacing, 'policyId'>,
    readonly meta: CommandMeta,
    readonly entered: { readonly verifiedBy?: Uuid } = {},
  ) {
    super();
  }
}

/** The new policy records the link with its first events; a reaction records it on the old one. */
@CommandHandler(ReplacePolicy)
export class ReplacePolicyHandler implements ICommandHandler<ReplacePolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly carriers: PolicyCarriers,
  ) {}

  async execute({ replaced, terms, how, meta, entered }: ReplacePolicy): Promise<Outcome> {
    const policyId = deriveId('policy', meta.commandId);
    const { state } = await this.deciders.load(policyDecider, replaced);
    if (state === null) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId, line } = state;
    const agencyId =
      (await this.representations.managerOf(state)) ?? (await this.representations.managerFor(insuredId, meta));
    const facts = async (): Promise<PolicyFacts> => ({
      ...(await this.carriers.named(terms.carrierId)),
      replaced: replacedPolicy(state, terms.period.effectiveOn),
    });
    const command = {
      type: 'AddPolicy',
      policyId,
      insuredId,
      agencyId,
      line,
      terms,
      replaces: { policyId: replaced, ...how },
      ...entered,
    } as const;
    return this.deciders.handle(policyDecider, policyId, command, meta, { facts });
  }
}
