import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { IsOptional } from 'class-validator';
import { invitedEmail } from '@covertrail/domain/fields/account-fields';
import { searchedTaxId } from '@covertrail/domain/fields/company-fields';
import { requestNumber } from '@covertrail/domain/fields/request-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Grants } from '#auth/grants.service';
import { withEvenRefusals } from '#http/even-refusal';
import { Fits } from '#http/fits.decorator';
import { Problem } from '#http/problem';
import { type ClientProof, type ProvenInsured, ProvenInsureds } from './proven-insured.reader.js';

/** POST agent/client: exactly one proof. An agency that knows only the name requests an appointment instead (`agent/appointment`). */
export class AddClientDto {
  @IsOptional() @Fits(requestNumber) requestNumber?: string;
  @IsOptional() @Fits(searchedTaxId) taxId?: string;
  @IsOptional() @Fits(invitedEmail) email?: string;
}

const ONE = 'Please give a Request ID, a Tax ID or an Email.';

/** Throws when there is no proof, or more than one. */
export function proofIn({ requestNumber: number, taxId, email }: AddClientDto): ClientProof {
  const given: ClientProof[] = [];
  if (number !== undefined) given.push({ by: 'requestNumber', number: number.trim() });
  if (taxId !== undefined) given.push({ by: 'taxId', taxId });
  if (email !== undefined) given.push({ by: 'email', email });
  const [proof, second] = given;
  if (!proof || second) throw new Problem('HTTP.BAD_INPUT', { errors: { requestNumber: ONE } });
  return proof;
}

/** From now on this agency and agent represent the insured that the proof names and that had no agency. */
export class AddClient extends Command<Outcome> {
  constructor(
    readonly proof: ClientProof,
    readonly agencyId: Uuid,
    readonly agentId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/**
 * Refused when the insured has another agency. A caller with an open Request ID may know that. A tax id or an e-mail may be a
 * guess, so the reply is the same as for one that belongs to no insured.
 */
const ELSEWHERE: Readonly<Record<ClientProof['by'], `${string}.${string}`>> = {
  requestNumber: 'REPRESENTATION.ALREADY_APPOINTED',
  taxId: 'CLIENT.TAX_ID_UNKNOWN',
  email: 'CLIENT.EMAIL_UNKNOWN',
};

/** Writes the representation stream, which decides between two agencies that add the same insured; the client list follows it. */
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
