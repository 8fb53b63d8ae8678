import { COVERAGE_LINES, ENDORSEMENTS_OF, LIMITS_OF, type CoverageLine, type EndorsementCode, type LimitCode } from './coverage.js';

const LIMIT_CODES: ReadonlySet<unknown> = new Set(Object.values(LIMITS_OF).flat());
const ENDORSEMENT_CODES: ReadonlySet<unknown> = new Set(Object.values(ENDORSEMENTS_OF).flat());
const LINES: ReadonlySet<unknown> = new Set(COVERAGE_LINES);

/** Whether something names a limit, an endorsement or a line: parameters of findings are plain text. */
export const isLimitCode = (code: unknown): code is LimitCode => LIMIT_CODES.has(code);
export const isEndorsementCode = (code: unknown): code is EndorsementCode => ENDORSEMENT_CODES.has(code);
export const isCoverageLine = (code: unknown): code is CoverageLine => LINES.has(code);
