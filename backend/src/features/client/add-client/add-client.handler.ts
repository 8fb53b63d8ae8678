import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Grants } from '#auth/grants.service';
import { withEvenRefusals } from '#http/even-refusal';
import { Problem } from '#http/problem';
import { AddClient, type ClientProof } from './add-client.command.js';
import { ProvenInsureds, type ProvenInsured } from './proven-insured.reader.js';

/**
 * Told where the insured has another agency. Whoever has an open Request ID may know as much; a tax id or an e-mail may be a
 * guess, and is answered like one that is nobody's.
 */
const ELSEWHERE: Readonly<Record<ClientProof['by'], `${string}.${string}`>> = {
  requestNumber: 'REPRESENTATION.ALREADY_APPOINTED',
  taxId: 'CLIENT.TAX_ID_UNKNOWN',
  email: 'CLIENT.EMAIL_UNKNOWN',
};

/** Writes the representation stream, where two agencies that add the same insured meet; the client list follows it. */
@CommandHandler(AddClient)
export class AddClientHandler implements ICommandHandler<AddClient, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly grants: Grants,
    private readonly insureds: ProvenInsureds,
  ) {}

  execute(command: AddClient): Promise<Outcome> {
    return withEvenRefusals(async () => this.appoint(command, await this.insureds.by(command.proof)));
  }

  private async appoint({ proof: given, agencyId, agentId, meta }: AddClient, { insuredId, proof }: ProvenInsured): Promise<Outcome> {
    try {
      return await this.deciders.handle(representationDecider, insuredId, { type: 'AppointAgency', insuredId, agencyId, agentId, proof }, meta);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code !== 'REPRESENTATION.ALREADY_APPOINTED') throw error;
      if ((await this.grants.agencyOf(insuredId)) === agencyId) throw new RuleBroken('CLIENT.ALREADY_ADDED');
      throw new Problem(ELSEWHERE[given.by]);
    }
  }
}
