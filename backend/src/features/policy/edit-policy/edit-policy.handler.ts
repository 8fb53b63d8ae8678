import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { PolicyCarriers } from '../policy-carriers.reader.js';
import { EditPolicy } from './edit-policy.command.js';

@CommandHandler(EditPolicy)
export class EditPolicyHandler implements ICommandHandler<EditPolicy, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly carriers: PolicyCarriers,
  ) {}

  execute({ policyId, edit, expected, meta }: EditPolicy): Promise<Outcome> {
    const facts = () => this.carriers.named(edit.terms.carrierId);
    const pinned = expected === undefined ? { facts } : { facts, expected };
    return this.deciders.handle(policyDecider, policyId, { type: 'EditPolicy', ...edit }, meta, pinned);
  }
}
