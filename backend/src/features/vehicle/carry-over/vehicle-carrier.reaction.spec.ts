import { expectCarriedOnce } from '#carrying-over/testing/carried-twice';
import { VehicleCarrier } from './vehicle-carrier.service.js';

it('[C01] adds nothing more when it sees the event twice', () => expectCarriedOnce('vehicle-carrier', VehicleCarrier));
