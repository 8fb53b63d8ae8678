import { carrierOf } from '#carrying-over/carrier.reaction';

export const shareCarrier = carrierOf('share-carrier');
