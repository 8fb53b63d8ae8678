import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { RateCarrier } from './rate-carrier.command.js';

@CommandHandler(RateCarrier)
export class RateCarrierHandler implements ICommandHandler<RateCarrier, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ carrierId, rating, effectiveFrom, meta }: RateCarrier): Promise<Outcome> {
    return this.deciders.handle(carrierDecider, carrierId, { type: 'RateCarrier', rating, effectiveFrom }, meta);
  }
}
