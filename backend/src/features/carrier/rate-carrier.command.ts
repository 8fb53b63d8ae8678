import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { carrierDecider } from '@covertrail/domain/carrier/carrier.decider';
import type { Rating } from '@covertrail/domain/compliance/coverage';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** A new AM Best rating of an insurer, effective from a day. A rating feed will send this command; until then only the demo does. */
export class RateCarrier extends Command<Outcome> {
  constructor(
    readonly carrierId: Uuid,
    readonly rating: Rating,
    readonly effectiveFrom: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RateCarrier)
export class RateCarrierHandler implements ICommandHandler<RateCarrier, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ carrierId, rating, effectiveFrom, meta }: RateCarrier): Promise<Outcome> {
    return this.deciders.handle(carrierDecider, carrierId, { type: 'RateCarrier', rating, effectiveFrom }, meta);
  }
}
