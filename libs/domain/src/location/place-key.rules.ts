import { bare } from '../insurance/terms/holder-key.js';
import type { LocationPlace } from './location.contract.js';

/** Two locations with the same key have the same address, whatever their numbers and descriptions are [C06]. */
export const placeKey = ({ address1, address2, city, state, zipCode, country }: LocationPlace): string =>
  [address1, address2, city, state, zipCode, country].map(bare).join('|');
