import type { AskedFinding } from './standing.view.js';

/** A required remark is missing, or a person must read whether one is provided [C10]. */
export type RemarksStatus = 'fail' | 'review';

/** Null where every required remark is provided. What is not known yet needs a review. */
export function remarksStatus(required: readonly Pick<AskedFinding, 'finding'>[]): RemarksStatus | null {
  if (required.some(({ finding }) => finding.outcome === 'fail')) return 'fail';
  return required.some(({ finding }) => finding.outcome !== 'pass') ? 'review' : null;
}
