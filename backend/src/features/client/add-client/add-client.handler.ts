import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Grants } from '../../../auth/grants.service.js';
import { AddClient } from './add-client.command.js';

/** Writes the representation stream, where two agencies that add the same insured meet; the client list follows it. */
@CommandHandler(AddClient)
export class AddClientHandler implements ICommandHandler<AddClient, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
  ) {}

  async execute({ insuredId, agencyId, agentId, meta }: AddClient): Promise<Outcome> {
    const company = (await this.deciders.load(companyDecider, insuredId)).state;
    if (!company?.registration.roles.includes('insured')) throw new RuleBroken('CLIENT.NOT_FOUND');
    try {
      return await this.deciders.handle(representationDecider, insuredId, { type: 'AppointAgency', insuredId, agencyId, agentId }, meta);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code !== 'REPRESENTATION.ALREADY_APPOINTED') throw error;
      if ((await this.grants.agencyOf(insuredId)) === agencyId) throw new RuleBroken('CLIENT.ALREADY_ADDED');
      throw error;
    }
  }
}
