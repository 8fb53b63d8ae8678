import { chosenId } from './id-rules.js';
import { listOf } from './list-rules.js';

/** A choice names at most this many locations or vehicles one by one; its event stays small enough for one append. */
export const MOST_CHOSEN = 500;

/** Locations or vehicles that a person adds to what a share shows, or removes. */
export const chosenRecords = listOf(chosenId('CHOSEN.NOT_VALID'), { least: 0, most: MOST_CHOSEN }, 'CHOSEN.TOO_MANY');
