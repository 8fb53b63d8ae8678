import { itCarriesOverOnce } from '#carrying-over/testing/carried-twice';
import { VehicleCarrier } from './vehicle-carrier.service.js';

// Seen twice, as after a lost checkpoint.
itCarriesOverOnce('vehicle-carrier', VehicleCarrier);
