import { LIMIT_ISSUES, type LimitIssue, type PolicyLimitRow } from '@covertrail/contracts/policy/policy-cards.replies';
import { LIMITS_OF, type CoverageLine, type LimitCode } from '@covertrail/domain/compliance/coverage';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { limitRowOf } from '@covertrail/domain/compliance/line-facts';
import { LIMIT_CATEGORY_TABLE } from '@covertrail/domain/compliance/lines/limit-categories';
import type { PolicyTerms } from '@covertrail/domain/policy/policy.contract';
import { availableText, requiredText } from '@covertrail/wording/compliance/sentence';
import { moneyText } from '@covertrail/wording/text/money-text';

type LimitTerms = Pick<PolicyTerms, 'region' | 'limits' | 'limitDetails'>;

/** The limits that a policy states, and those that a requester misses in it, in the order of the certificate. */
export function limitRows(line: CoverageLine, terms: LimitTerms, findings: readonly Finding[]): readonly PolicyLimitRow[] {
  const { limits, limitDetails } = terms;
  const issues = LIMITS_OF[line].map((limit) => [limit, issuesOf(limit, terms, findings)] as const);
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
function issuesOf(limit: LimitCode, terms: LimitTerms, findings: readonly Finding[]): readonly LimitIssue[] {
  const failed = findings.filter(({ outcome }) => outcome === 'fail').flatMap((finding) => {
    const [, kind, of] = finding.rule.split('.');
    const what = LIMIT_ISSUES.find((one) => one === kind);
    return what === undefined || of !== limit ? [] : [{ what, ...amountsOf(finding, terms) }];
  });
  return [...new Map(failed.map((issue) => [JSON.stringify(issue), issue])).values()];
}

/** An amount in the currency of the policy; everything else as the finding says it. */
function amountsOf(finding: Finding, { region }: LimitTerms): Pick<LimitIssue, 'requested' | 'available'> {
  const { required, available } = finding;
  return {
    requested: required === undefined ? requiredText(finding) : moneyText(required, region),
    available: available === undefined ? availableText(finding) : moneyText(available, region),
  };
}
