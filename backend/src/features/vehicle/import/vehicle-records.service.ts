import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { fitsCheckDigit } from '@covertrail/domain/fields/vehicle-fields';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { vehicleDecider } from '@covertrail/domain/vehicle/vehicle.decider';
import { VEHICLE_VIN_TAKEN } from '@covertrail/wording/fields/server-messages';
import type { Claim } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import type { ImportTarget, SheetKind } from '#spreadsheets/sheet-kind';
import { AddVehicle } from '../add-vehicle.command.js';
import { vehicleVinClaim } from '../vehicle-vin.rules.js';
import { VEHICLE_COLUMNS } from './vehicle-columns.js';
import { vehiclesIn, type VehicleOfSheet } from './vehicle-sheet.rules.js';

/** Vehicles as records of a sheet. */
@Injectable()
export class VehicleRecords implements SheetKind<VehicleOfSheet> {
  readonly kind = 'vehicles';
  readonly rowName = 'vehicle-import';
  readonly whenTaken = { column: VEHICLE_COLUMNS.vin.title, message: VEHICLE_VIN_TAKEN };
  readonly recordsIn = vehiclesIn;

  constructor(
    private readonly commands: CommandBus,
    private readonly deciders: DeciderStore,
  ) {}

  lineOf({ vehicle: { vin, year, make, model } }: VehicleOfSheet): string {
    const named = [year ?? '', make, model].filter((part) => part !== '').join(' ');
    const warning = fitsCheckDigit(vin) === false ? ' (check digit does not fit)' : '';
    return `${vin}${named === '' ? '' : `: ${named}`}${warning}`;
  }

  /** No vehicle has the id of a policy: whoever holds the VIN is another one. */
  claimOf(policyId: Uuid, { vehicle: { vin } }: VehicleOfSheet): Claim {
    return vehicleVinClaim(this.deciders, policyId, policyId, vin);
  }

  add({ importId, policyId }: ImportTarget, { vehicle }: VehicleOfSheet, meta: CommandMeta): Promise<unknown> {
    return this.commands.execute(new AddVehicle(policyId, vehicle, importId, meta));
  }

  undo(importId: Uuid, addedBy: Uuid, meta: CommandMeta): Promise<unknown> {
    return this.deciders.handle(
      vehicleDecider,
      deriveId('vehicle', addedBy),
      { type: 'UndoImportedVehicle', importId },
      meta,
    );
  }
}
