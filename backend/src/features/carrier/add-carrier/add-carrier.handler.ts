import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { AddCarrier } from './add-carrier.command.js';

@CommandHandler(AddCarrier)
export class AddCarrierHandler implements ICommandHandler<AddCarrier, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ name, naic, meta }: AddCarrier): Promise<Outcome> {
    const carrierId = deriveId('carrier', meta.commandId);
    return this.deciders.handle(carrierDecider, carrierId, { type: 'AddCarrier', carrierId, name, naic }, meta);
  }
}
