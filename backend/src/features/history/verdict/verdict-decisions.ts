import { may, type Acting } from '@covertrail/domain/rights/principal';
import { isDecidable } from '@covertrail/domain/compliance/decidable';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import type { Verdict } from '@covertrail/contracts/history/history.replies';

/** The requester's people who may review. */
export const mayDecide = (actor: Acting): boolean => may(actor, 'decideExceptions');

/** What a requester may decide today: what is not met and not decided, and what was decided before decisions had an end. */
export function toDecide(actor: Acting, findings: readonly Finding[]): Verdict['toDecide'] {
  if (!mayDecide(actor)) return [];
  const open = findings.filter(
    ({ outcome, exception, decision }) =>
      !exception && (outcome === 'fail' || outcome === 'review' || decision !== undefined),
  );
  return open.map((finding) => ({
    rule: finding.rule,
    sentence: sentenceOf(finding),
    kind: finding.decision || isDecidable(finding) ? 'review' : 'exception',
  }));
}
