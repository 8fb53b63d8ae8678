import type { Finding } from './finding.js';
import type { ReasonCode } from './reasons.js';

const LAPSES: ReadonlySet<ReasonCode> = new Set(['POLICY.ENDED', 'POLICY.ENDED_TODAY', 'POLICY.CANCELED']);

/** True when a required line had a policy that ended or was canceled: expired, which is worse than not compliant. */
export const hasLapsed = (findings: readonly Pick<Finding, 'reason'>[]): boolean =>
  findings.some(({ reason }) => LAPSES.has(reason));
