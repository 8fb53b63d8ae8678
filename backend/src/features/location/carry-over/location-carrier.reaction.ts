import { carrierOf } from '#carrying-over/carrier.reaction';

export const locationCarrier = carrierOf('location-carrier');
