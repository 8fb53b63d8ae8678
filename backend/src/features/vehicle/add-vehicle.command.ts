import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { policyDecider } from '@covertrail/domain/policy/policy.decider';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { Representations } from '#auth/representations.service';
import { vehicleVinClaim } from './vehicle-vin.rules.js';

/** A new vehicle of a policy; its id derives from the command id. `importId` names the import or the carry-over that it comes from. */
export class AddVehicle extends Command<Outcome> {
  constructor(
    readonly policyId: Uuid,
    readonly vehicle: VehicleFacts,
    readonly importId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(AddVehicle)
export class AddVehicleHandler implements ICommandHandler<AddVehicle, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
    private readonly representations: Representations,
  ) {}

  async execute({ policyId, vehicle, importId, meta }: AddVehicle): Promise<Outcome> {
    const vehicleId = deriveId('vehicle', meta.commandId);
    const policy = (await this.deciders.readable.load(policyDecider, policyId)).state;
    if (!policy) throw new RuleBroken('VEHICLE.NOT_FOUND');
    const { insuredId } = policy;
    const command = {
      type: 'AddVehicle',
      vehicleId,
      policyId,
      insuredId,
      agencyId: await this.representations.agencyOf(insuredId),
      importId,
      vehicle,
    } as const;
    // The rules refuse before the VIN is claimed.
    vehicleDecider.decide(command, null, undefined);
    const claim = vehicleVinClaim(this.deciders, policyId, vehicleId, vehicle.vin);
    // What an import or a carry-over repeats is the same.
    const options = importId === null ? {} : ({ startsStream: true } as const);
    return this.claims.holding(claim, meta, () =>
      this.deciders.handle(vehicleDecider, vehicleId, command, meta, options),
    );
  }
}
