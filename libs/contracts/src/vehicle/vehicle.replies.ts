import type { FactSource } from '@covertrail/domain/insurance/source-table';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { VehicleFacts } from '@covertrail/domain/vehicle/vehicle.contract';

export interface VehicleRow extends VehicleFacts {
  readonly id: Uuid;
  /** False where the check digit of the VIN does not fit: a warning. Null where there is none to check. */
  readonly checkDigitFits: boolean | null;
  /** Who stated it last, and when; null where that is not known. */
  readonly source: FactSource | null;
  /** To send back as `If-Match` with an edit. */
  readonly revision: number;
}
