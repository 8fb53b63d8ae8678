import {
  COVERAGE_LINES,
  ENDORSEMENT_CODES,
  LIMIT_CODES,
  type CoverageLine,
  type EndorsementCode,
  type LimitCode,
} from '../insurance/coverage.js';

const LIMITS: ReadonlySet<unknown> = new Set(LIMIT_CODES);
const ENDORSEMENTS: ReadonlySet<unknown> = new Set(ENDORSEMENT_CODES);
const LINES: ReadonlySet<unknown> = new Set(COVERAGE_LINES);

/** Whether a text names a limit, an endorsement or a line: parameters of findings are plain text. */
export const isLimitCode = (code: unknown): code is LimitCode => LIMITS.has(code);
export const isEndorsementCode = (code: unknown): code is EndorsementCode => ENDORSEMENTS.has(code);
export const isCoverageLine = (code: unknown): code is CoverageLine => LINES.has(code);
