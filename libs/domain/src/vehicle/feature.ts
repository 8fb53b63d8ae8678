import { vehicleCatalogue } from './vehicle.catalogue.js';
import { vehicleDecider, VEHICLE_CODES } from './vehicle.decider.js';

export const vehicle = {
  name: 'vehicle',
  decider: vehicleDecider,
  catalogue: vehicleCatalogue,
  codes: VEHICLE_CODES,
} as const;
