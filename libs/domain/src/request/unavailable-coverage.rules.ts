import type { CoverageLine } from '../insurance/coverage.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import type { UnavailableCoverage } from './request.contract.js';

/** Each is of a requested line, once, and says why [D11]. Throws `RuleBroken` with the first line of which that is not so. */
export function checkUnavailable(
  unavailable: readonly UnavailableCoverage[],
  askedLines: readonly CoverageLine[],
): void {
  const said = new Set<CoverageLine>();
  for (const { line, reason } of unavailable) {
    if (!askedLines.includes(line)) throw new RuleBroken('REQUEST.LINE_NOT_ASKED', { line });
    if (said.has(line)) throw new RuleBroken('REQUEST.LINE_TWICE', { line });
    if (reason.trim() === '') throw new RuleBroken('REQUEST.REASON_REQUIRED');
    said.add(line);
  }
}
