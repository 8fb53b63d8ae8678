import { isUmbrella, liftOf } from '../insurance/line-facts.js';
import type { LineRequirements } from './requirements.js';

/** Whether an umbrella is required and may also add to a limit below it: only then the mode has an effect. */
export const sharesUmbrella = (lines: readonly LineRequirements[]): boolean =>
  lines.some(({ line, limits }) => isUmbrella(line) && limits.length > 0) &&
  lines.some(
    ({ line, limits }) => !isUmbrella(line) && limits.some(({ tower, limit }) => tower && liftOf(limit) !== null),
  );
