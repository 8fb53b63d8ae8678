import { carrierOf } from '#carrying-over/carrier.reaction';

export const vehicleCarrier = carrierOf('vehicle-carrier');
