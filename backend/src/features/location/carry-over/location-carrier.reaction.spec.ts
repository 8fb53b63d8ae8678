import { itCarriesOverOnce } from '#carrying-over/testing/carried-twice';
import { LocationCarrier } from './location-carrier.service.js';

// Seen twice, as after a lost checkpoint.
itCarriesOverOnce('location-carrier', LocationCarrier);
