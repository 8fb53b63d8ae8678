import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { vehicleVinClaim } from './vehicle-vin.rules.js';

/** Other facts of a vehicle. `expected` is the revision that the person saw. */
export class ReviseVehicle extends Command<Outcome> {
  constructor(
    readonly vehicleId: Uuid,
    readonly vehicle: VehicleFacts,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseVehicle)
export class ReviseVehicleHandler implements ICommandHandler<ReviseVehicle, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
  ) {}

  async execute({ vehicleId, vehicle, expected, meta }: ReviseVehicle): Promise<Outcome> {
    const command = { type: 'ReviseVehicle', vehicle } as const;
    const { state, revision } = await this.deciders.load(vehicleDecider, vehicleId);
    if (!state) throw new RuleBroken('VEHICLE.NOT_FOUND');
    const pinned = expected === undefined ? {} : { expected };
    const revise = () => this.deciders.handle(vehicleDecider, vehicleId, command, meta, pinned);
    // Nothing is claimed for an edit of an old revision; a repeated edit gets its recorded outcome.
    if (state.vehicle.vin === vehicle.vin || (expected !== undefined && expected !== revision)) return revise();
    // The rules refuse before the VIN is claimed.
    vehicleDecider.decide(command, state, undefined);
    return this.claims.holding(vehicleVinClaim(this.deciders, state.policyId, vehicleId, vehicle.vin), meta, revise);
  }
}
