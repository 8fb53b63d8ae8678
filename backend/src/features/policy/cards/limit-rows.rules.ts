import { LIMIT_ISSUES, type LimitIssue, type PolicyLimitRow } from '@covertrail/contracts/policy/policy-cards.replies';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/insurance/coverage';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { ReasonCode } from '@covertrail/domain/compliance/reasons';
import { limitRowOf } from '@covertrail/domain/insurance/line-facts';
import { LIMIT_CATEGORY_TABLE } from '@covertrail/domain/insurance/lines/limit-categories';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { proofGap } from '@covertrail/wording/compliance/proof-words';
import { availableText, requiredText } from '@covertrail/wording/compliance/sentence';

type LimitTerms = Pick<PolicyTerms, 'limits' | 'limitDetails'>;

/** A finding and the day on which it holds: the age of a proof is counted until then. */
export interface FindingOfDay {
  readonly finding: Finding;
  readonly today: CalendarDate;
}

/** The limits that a policy states, and those that a requester misses in it, in the order of the certificate. */
export function limitRows(
  line: CoverageLine,
  terms: LimitTerms,
  findings: readonly FindingOfDay[],
): readonly PolicyLimitRow[] {
  const { limits, limitDetails } = terms;
  const issues = LIMITS_OF[line].map((limit) => [limit, issuesOf(limit, findings)] as const);
  const shown = issues.filter(
    ([limit, found]) => limits[limit] !== undefined || limitDetails[limit] !== undefined || found.length > 0,
  );
  return shown.map(([limit, found]) => {
    const amount = limits[limit];
    const { id, category } = limitRowOf(limit);
    return {
      limit,
      limitTypeId: id,
      limitCategoryId: LIMIT_CATEGORY_TABLE[category].id,
      ...(amount === undefined ? {} : { amount }),
      ...limitDetails[limit],
      issues: found,
      madeUp: madeUpFor(limit, findings),
    };
  });
}

/** Several requesters may ask the same: it is an issue once. What layers above the policy add counts as available. */
function issuesOf(limit: LimitCode, findings: readonly FindingOfDay[]): readonly LimitIssue[] {
  const found = findings
    .filter(({ finding }) => finding.outcome === 'fail' || lacksProof(finding))
    .flatMap(({ finding, today }) => {
      const [, kind, of] = finding.rule.split('.');
      const what = LIMIT_ISSUES.find((issue) => issue === kind);
      return what === undefined || of !== limit ? [] : [{ what, ...amountsOf(finding), ...proofGap(finding, today) }];
    });
  return [...new Map(found.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** What an umbrella or an excess policy above the policy makes up for: its own limit is below what is asked, and that is no issue. */
function madeUpFor(limit: LimitCode, findings: readonly FindingOfDay[]): PolicyLimitRow['madeUp'] {
  const found = findings
    .map(({ finding }) => finding)
    .filter(({ reason, rule }) => MADE_UP.includes(reason) && rule.split('.')[2] === limit)
    .map(amountsOf);
  return [...new Map(found.map((amounts) => [JSON.stringify(amounts), amounts])).values()];
}

const MADE_UP: readonly ReasonCode[] = ['LIMIT.MET_WITH_UMBRELLA', 'LIMIT.MET_COMBINED'];

/** The value would do; that of an exception counts as it is. */
const lacksProof = ({ met, outcome }: Finding): boolean =>
  met !== undefined && (outcome === 'review' || outcome === 'unknown');

const amountsOf = (finding: Finding): Pick<LimitIssue, 'requested' | 'available'> => ({
  requested: requiredText(finding),
  available: availableText(finding),
});
