import { FEATURES } from './features.js';

/** Every code that a rule of the domain may throw: the API has a status and a text for each. */
export const RULE_CODES: readonly string[] = FEATURES.flatMap(({ codes }): readonly string[] => codes);
