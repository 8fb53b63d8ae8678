import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { GivenTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import type { PolicyAdded } from '@covertrail/domain/policy/policy.contract';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { PolicyCarriers } from './policy-carriers.reader.js';

/** Where the terms come from, and the agency whose agent enters them itself. */
type Taken = Pick<PolicyAdded['data'], 'source' | 'evidence' | 'exported'> & { readonly verifiedBy?: Uuid };

/** A new policy of an insured; its id derives from the command id. */
export class AddPolicy extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly line: CoverageLine,
    readonly terms: GivenTerms,
    readonly meta: CommandMeta,
    readonly taken: Taken = {},
    /** The request that an agency answers with it. */
    readonly answering: { readonly requestId: Uuid; readonly agencyId: Uuid } | null = null,
  ) {
    super();
  }
}

@CommandHandler(AddPolicy)
export class AddPolicyHandler implements ICommandHandler<AddPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly carriers: PolicyCarriers,
  ) {}

  async execute({ insuredId, line, terms, meta, taken, answering }: AddPolicy): Promise<Outcome> {
    const policyId = deriveId('policy', meta.commandId);
    const agencyId = await this.representations.managerFor(insuredId, meta);
    const placed = agencyId === null && answering ? answering : { agencyId };
    const command = { type: 'AddPolicy', policyId, insuredId, ...placed, line, terms, ...taken } as const;
    return this.deciders.handle(policyDecider, policyId, command, meta, {
      facts: () => this.carriers.named(terms.carrierId),
    });
  }
}
