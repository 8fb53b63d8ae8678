import { carrierOf } from '#carrying-over/carrier-of';

export const locationCarrier = carrierOf('location-carrier');
