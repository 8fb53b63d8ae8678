import { existsSync, readFileSync } from 'node:fs';
import { EVENT_TYPES, FEATURE_OF } from '../event-catalogue.js';

/** An event as it was once stored. */
export interface GoldenSample {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
}

export const FEATURES: readonly string[] = [...new Set(EVENT_TYPES.map((type) => FEATURE_OF[type] ?? ''))].sort();

/** The samples of a feature in the order of its file; none where there is no file. */
export function goldenSamples(feature: string): readonly GoldenSample[] {
  const file = new URL(`../../${feature}/${feature}.golden.json`, import.meta.url);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as GoldenSample[]) : [];
}
