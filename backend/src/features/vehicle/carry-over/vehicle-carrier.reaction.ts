import { carrierOf } from '#carrying-over/carrier-of';

export const vehicleCarrier = carrierOf('vehicle-carrier');
