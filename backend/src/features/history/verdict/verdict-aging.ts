import type { AgingFacts } from '@covertrail/contracts/history/history.replies';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import { agingProofs } from '@covertrail/domain/tracking/tracking-aging';
import type { AssessmentInputs } from '@covertrail/domain/tracking/tracking.rules';
import type { OtherAgencyPolicies } from '#other-agencies/other-agency-policies';
import { agingText } from '@covertrail/wording/compliance/proof-words';
import { fixText, requirementTitle } from '@covertrail/wording/compliance/sentence';

/** As far ahead as policies count as expiring. */
const WITHIN_DAYS = 30;

/** What gets too old soon, in words: requirements of one policy, one day and one source together. */
export function agingFacts(
  inputs: AssessmentInputs,
  today: CalendarDate,
  others: OtherAgencyPolicies,
): { readonly aging?: readonly AgingFacts[] } {
  const groups = new Map<string, AgingFacts>();
  for (const { on, finding } of agingProofs(inputs, today, WITHIN_DAYS)) {
    if (others.under(finding).length > 0) continue;
    const facts = {
      on,
      policyNumber: finding.params.proofOf ?? '',
      sentence: agingText(finding),
      fixText: fixText(finding) ?? '',
    };
    const key = JSON.stringify(facts);
    groups.set(key, { ...facts, titles: [...(groups.get(key)?.titles ?? []), requirementTitle(finding)] });
  }
  return groups.size === 0 ? {} : { aging: [...groups.values()] };
}
