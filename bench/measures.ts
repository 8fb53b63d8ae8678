import type { Measure } from './bench.js';
import { durableAppend } from './measures/durable-append.measure.js';

/** Everything that `npm run bench` measures, in this order. */
export const MEASURES: readonly Measure[] = [durableAppend];
