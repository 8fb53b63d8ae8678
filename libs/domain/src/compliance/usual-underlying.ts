import type { CoverageLine } from '../insurance/coverage.js';
import { isUmbrella, UNDERLYING_LINES } from '../insurance/line-facts.js';
import type { LineRequirements } from './requirements.js';

/** The lines over which an umbrella may be required to lie: those of a schedule of underlying insurance, without layers themselves. */
export const BELOW_UMBRELLAS: readonly CoverageLine[] = UNDERLYING_LINES.filter((line) => !isUmbrella(line));

/** Over which lines an umbrella must lie where its template does not say: those of which it requires limits. */
export const usualUnderlying = (lines: readonly Pick<LineRequirements, 'line' | 'limits'>[]): readonly CoverageLine[] =>
  BELOW_UMBRELLAS.filter((line) => lines.some((asked) => asked.line === line && asked.limits.length > 0));

/** What is required of a line; of an umbrella with the lines over which it must lie. `lines`: all of the template. */
export const withUnderlying = (asked: LineRequirements, lines: readonly LineRequirements[]): LineRequirements =>
  isUmbrella(asked.line) && asked.underlying === undefined ? { ...asked, underlying: usualUnderlying(lines) } : asked;
