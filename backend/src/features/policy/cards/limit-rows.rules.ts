import { LIMIT_ISSUES, type LimitIssue, type PolicyLimitRow } from '@covertrail/contracts/policy/policy-cards.replies';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/compliance/coverage';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { limitRowOf } from '@covertrail/domain/compliance/line-facts';
import { LIMIT_CATEGORY_TABLE } from '@covertrail/domain/compliance/lines/limit-categories';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { availableText, requiredText } from '@covertrail/wording/compliance/sentence';

type LimitTerms = Pick<PolicyTerms, 'limits' | 'limitDetails'>;

/** The limits that a policy states, and those that a requester misses in it, in the order of the certificate. */
export function limitRows(line: CoverageLine, terms: LimitTerms, findings: readonly Finding[]): readonly PolicyLimitRow[] {
  const { limits, limitDetails } = terms;
  const issues = LIMITS_OF[line].map((limit) => [limit, issuesOf(limit, findings)] as const);
  const shown = issues.filter(([limit, found]) => limits[limit] !== undefined || limitDetails[limit] !== undefined || found.length > 0);
  return shown.map(([limit, found]) => {
    const amount = limits[limit];
    const { id, category } = limitRowOf(limit);
    return {
      limit, limitTypeId: id, limitCategoryId: LIMIT_CATEGORY_TABLE[category].id, ...(amount === undefined ? {} : { amount }), ...limitDetails[limit],
      issues: found,
    };
  });
}

/** Several requesters may ask the same: it is an issue once. What layers above the policy add counts as available. */
function issuesOf(limit: LimitCode, findings: readonly Finding[]): readonly LimitIssue[] {
  const failed = findings.filter(({ outcome }) => outcome === 'fail').flatMap((finding) => {
    const [, kind, of] = finding.rule.split('.');
    const what = LIMIT_ISSUES.find((one) => one === kind);
    return what === undefined || of !== limit ? [] : [{ what, ...amountsOf(finding) }];
  });
  return [...new Map(failed.map((issue) => [JSON.stringify(issue), issue])).values()];
}

const amountsOf = (finding: Finding): Pick<LimitIssue, 'requested' | 'available'> => ({ requested: requiredText(finding), available: availableText(finding) });
