import { itCarriesOverOnce } from '#carrying-over/testing/carried-twice';
import { ShareCarrier } from './share-carrier.service.js';

// Seen twice, as after a lost checkpoint.
itCarriesOverOnce('share-carrier', ShareCarrier);
