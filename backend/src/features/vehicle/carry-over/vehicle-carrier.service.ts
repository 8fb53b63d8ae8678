import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { vehiclesView } from '@covertrail/contracts/vehicle/vehicle.views';
import type { Position, Uuid } from '@covertrail/domain/kernel/event';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { CarriedRecords, Replacement } from '#carrying-over/carried-records';
import type { CarriesOver } from '#carrying-over/carrier-of';
import { CarryOver } from '#carrying-over/carry-over.service';
import { everyDocument } from '#views/every-document.reader';
import { Views } from '#views/views.service';
import { AddVehicle } from '../add-vehicle.command.js';

/** Carries the vehicles of a policy over, as they are then. */
@Injectable()
export class VehicleCarrier implements CarriesOver, CarriedRecords {
  readonly kind = 'vehicles';
  readonly records = this;

  constructor(
    readonly carryOver: CarryOver,
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async idsOf({ replaces }: Replacement, asOf: Position): Promise<readonly Uuid[]> {
    await this.views.reached(asOf, vehiclesView);
    const ids: Uuid[] = [];
    for await (const { id } of everyDocument(this.views, vehiclesView, { where: { policyId: { eq: replaces } } }, [
      { field: 'vin', direction: 'asc' },
    ]))
      ids.push(id);
    return ids;
  }

  async wasThere(vehicleId: Uuid, asOf: Position): Promise<boolean> {
    return (await this.deciders.readable.loadAt(vehicleDecider, vehicleId, asOf)).state !== null;
  }

  async carry({ policyId }: Replacement, vehicleId: Uuid, carryOverId: Uuid, meta: CommandMeta): Promise<unknown> {
    const { state } = await this.deciders.load(vehicleDecider, vehicleId);
    if (state === null || state.removed) throw new RuleBroken('VEHICLE.NOT_FOUND');
    return this.commands.execute(new AddVehicle(policyId, state.vehicle, carryOverId, meta));
  }
}
