import type { Finding } from '@covertrail/domain/compliance/finding';
import { sentenceOf } from '@covertrail/wording/compliance/sentence';
import type { Verdict } from '@covertrail/contracts/history/history.replies';
import { isDecidable } from '@covertrail/domain/tracking/tracking-decisions';
import type { Actor } from '#auth/actor';

/** What a requester may accept or refuse, and what it decided and may decide again. */
export function toDecide(actor: Pick<Actor, 'role' | 'access'>, findings: readonly Finding[]): Verdict['toDecide'] {
  if (actor.role !== 'requester' || actor.access === 'readOnly') return [];
  return findings.filter((finding) => isDecidable(finding) || finding.decision).map((finding) => ({ rule: finding.rule, sentence: sentenceOf(finding) }));
}
