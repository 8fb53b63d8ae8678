import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import type { AddClientDto } from '@covertrail/contracts/client/client.inputs';
import { Problem } from '#http/problem';
import { type ClientSearch, type FoundInsured, FoundInsureds } from './found-insured.reader.js';

const ONE = 'Please give a Request ID, a Tax ID or an Email.';

/** Throws when nothing is given, or more than one. */
export function searchIn({ requestNumber: number, taxId, email }: AddClientDto): ClientSearch {
  const given: ClientSearch[] = [];
  if (number !== undefined) given.push({ by: 'requestNumber', number: number.trim() });
  if (taxId !== undefined) given.push({ by: 'taxId', taxId });
  if (email !== undefined) given.push({ by: 'email', email });
  const [search, second] = given;
  if (!search || second) throw new Problem('HTTP.BAD_INPUT', { errors: { requestNumber: ONE } });
  return search;
}

/** This agency asks the insured that was found to represent it; the appointment's id derives from the command id. */
export class AddClient extends Command<Outcome> {
  constructor(
    readonly found: ClientSearch,
    readonly agencyId: Uuid,
    readonly agentId: Uuid,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

/**
 * Refused when the insured has another agency, or has refused this one. A caller with an open Request ID may know that. A tax id or
 * an e-mail may be a guess, so the reply is the same as for one that belongs to no insured.
 */
const NOT_TO_KNOW: Readonly<Record<Exclude<ClientSearch['by'], 'requestNumber'>, `${string}.${string}`>> = {
  taxId: 'CLIENT.TAX_ID_UNKNOWN',
  email: 'CLIENT.EMAIL_UNKNOWN',
};

/** Writes the representation stream, where the request waits until a manager of the insured accepts or refuses it (ADR 53). */
@CommandHandler(AddClient)
export class AddClientHandler implements ICommandHandler<AddClient, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly insureds: FoundInsureds,
  ) {}

  async execute(command: AddClient): Promise<Outcome> {
    return this.ask(command, await this.insureds.by(command.found));
  }

  private async ask(
    { found, agencyId, agentId, meta }: AddClient,
    { insuredId, basis }: FoundInsured,
  ): Promise<Outcome> {
    const appointmentId = deriveId('appointment', meta.commandId);
    const command = { type: 'RequestAppointment', appointmentId, insuredId, agencyId, agentId, basis } as const;
    try {
      return await this.deciders.handle(representationDecider, insuredId, command, meta);
    } catch (error) {
      if (!(error instanceof RuleBroken) || error.code === 'REPRESENTATION.ALREADY_REQUESTED') throw error;
      if (await this.representations.represents(agencyId, insuredId)) throw new RuleBroken('CLIENT.ALREADY_ADDED');
      throw found.by === 'requestNumber' ? error : new Problem(NOT_TO_KNOW[found.by]);
    }
  }
}
