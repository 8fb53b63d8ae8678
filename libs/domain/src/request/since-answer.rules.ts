import type { Finding } from '../compliance/finding.js';
import { findingPairs } from '../compliance/finding-pairs.js';
import type { ChangeSinceAnswer } from './request.contract.js';

/** What of what can be fixed is done, and what is missing only since; null where that is nothing. A requirement that is missing still is in neither [D01]. */
export function changeSinceAnswer(earlier: readonly Finding[], now: readonly Finding[]): ChangeSinceAnswer | null {
  const pairs = findingPairs(earlier, now);
  const done = pairs.flatMap(({ before, after }) => (before && !after ? [before] : []));
  const added = pairs.flatMap(({ before, after }) => (after && !before ? [after] : []));
  return done.length + added.length === 0 ? null : { done, added };
}
