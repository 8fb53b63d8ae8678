import type { DomainEvent, Uuid } from '../kernel/event.js';

/** What is known of a vehicle. Texts that were not given are empty, and an unknown year is null. */
export interface VehicleFacts {
  /** 17 to 30 characters in upper case. */
  readonly vin: string;
  readonly year: number | null;
  readonly make: string;
  readonly model: string;
}

interface VehicleOfPolicy {
  readonly vehicleId: Uuid;
  readonly policyId: Uuid;
  readonly insuredId: Uuid;
}

/** `importId` names the import or the carry-over that added it; null for one that was typed. `agencyId`: who represented the insured then. */
export type VehicleAdded = DomainEvent<
  'VehicleAdded',
  VehicleOfPolicy & {
    readonly agencyId: Uuid | null;
    readonly importId: Uuid | null;
    readonly vehicle: VehicleFacts;
  }
>;
export type VehicleRevised = DomainEvent<
  'VehicleRevised',
  VehicleOfPolicy & { readonly before: VehicleFacts; readonly after: VehicleFacts }
>;
export type VehicleRemoved = DomainEvent<
  'VehicleRemoved',
  VehicleOfPolicy & { readonly importId: Uuid | null; readonly vehicle: VehicleFacts }
>;

export type VehicleEvent = VehicleAdded | VehicleRevised | VehicleRemoved;
export type VehicleCommand =
  | ({ readonly type: 'AddVehicle' } & VehicleAdded['data'])
  | { readonly type: 'ReviseVehicle'; readonly vehicle: VehicleFacts }
  | { readonly type: 'RemoveVehicle' }
  /** Removes what an import added, unless someone has changed it since. */
  | { readonly type: 'UndoImportedVehicle'; readonly importId: Uuid };
