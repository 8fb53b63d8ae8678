import { FEATURES } from './features.js';

/** What an event is about, by the feature that recorded it; null where no company is shown such events. */
export const FEATURE_WORDS: ReadonlyMap<string, string | null> = new Map(
  Object.entries(FEATURES).map(([name, { about }]) => [name, about]),
);
