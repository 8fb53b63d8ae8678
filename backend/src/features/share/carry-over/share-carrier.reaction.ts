import { carrierOf } from '#carrying-over/carrier-of';

export const shareCarrier = carrierOf('share-carrier');
