import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The policy covers the vehicle no more; its VIN may be added again. */
export class RemoveVehicle extends Command<Outcome> {
  constructor(
    readonly vehicleId: Uuid,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RemoveVehicle)
export class RemoveVehicleHandler implements ICommandHandler<RemoveVehicle, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ vehicleId, expected, meta }: RemoveVehicle): Promise<Outcome> {
    return this.deciders.handle(
      vehicleDecider,
      vehicleId,
      { type: 'RemoveVehicle' },
      meta,
      expected === undefined ? {} : { expected },
    );
  }
}
