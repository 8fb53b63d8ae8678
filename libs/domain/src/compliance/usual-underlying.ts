import type { CoverageLine } from '../insurance/coverage.js';
import { isUmbrella, UNDERLYING_LINES } from '../insurance/line-facts.js';
import type { LineRequirements } from './requirements.js';

/** The lines over which an umbrella may be required to lie: those of a schedule of underlying insurance, without layers themselves. */
export const BELOW_UMBRELLAS: readonly CoverageLine[] = UNDERLYING_LINES.filter((line) => !isUmbrella(line));

/** Over which lines an umbrella must lie where its template does not say: those of which it requires limits. */
export const usualUnderlying = (lines: readonly Pick<LineRequirements, 'line' | 'limits'>[]): readonly CoverageLine[] =>
  BELOW_UMBRELLAS.filter((line) => lines.some((required) => required.line === line && required.limits.length > 0));

/** What is required of a line; of an umbrella with the lines over which it must lie. `lines`: all of the template. */
export const withUnderlying = (required: LineRequirements, lines: readonly LineRequirements[]): LineRequirements =>
  isUmbrella(required.line) && required.underlying === undefined
    ? { ...required, underlying: usualUnderlying(lines) }
    : required;
