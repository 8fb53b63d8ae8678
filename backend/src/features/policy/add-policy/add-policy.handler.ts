import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Grants } from '#auth/grants.service';
import { PolicyCarriers } from '../policy-carriers.reader.js';
import { AddPolicy } from './add-policy.command.js';

@CommandHandler(AddPolicy)
export class AddPolicyHandler implements ICommandHandler<AddPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
    private readonly carriers: PolicyCarriers,
  ) {}

  async execute({ insuredId, line, terms, meta }: AddPolicy): Promise<Outcome> {
    const policyId = deriveId('policy', meta.commandId);
    const agencyId = await this.grants.agencyOf(insuredId);
    const command = { type: 'AddPolicy', policyId, insuredId, agencyId, line, terms } as const;
    return this.deciders.handle(policyDecider, policyId, command, meta, { facts: () => this.carriers.named(terms.carrierId) });
  }
}
