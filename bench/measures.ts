import type { Measure } from './bench.js';
import { assessment } from './measures/assessment.measure.js';
import { durableAppend } from './measures/durable-append.measure.js';
import { firstScreen } from './measures/first-screen.measure.js';
import { rebuild } from './measures/rebuild.measure.js';
import { seed } from './measures/seed.measure.js';

/** Everything that `npm run bench` measures, in this order. */
export const MEASURES: readonly Measure[] = [seed, durableAppend, rebuild, assessment, firstScreen];
