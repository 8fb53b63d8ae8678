import {
  descriptionOfOperations,
  effectiveOn,
  expiresOn,
  limitAmounts,
  oneKindOfLimit,
  policyLine,
  policyNumber,
} from '@covertrail/domain/fields/policy-fields';
import { certificateHolders } from '@covertrail/domain/fields/holder-fields';
import { saysSomething } from '@covertrail/domain/fields/limit-detail-fields';
import { optional } from '@covertrail/domain/fields/field-rule';
import { notesText } from '@covertrail/domain/fields/policy-text-fields';
import { TERM_RULES } from '@covertrail/domain/fields/term-rules';
import { needsLimit } from '@covertrail/domain/insurance/line-facts';
import { hasBothOfRow } from '@covertrail/domain/compliance/limit-choices';
import { needsNoAmount } from '@covertrail/domain/insurance/lines/line-regions';
import { calendarDate } from '@covertrail/domain/fields/date-text';
import type { Problem } from '#shared/api/api-problem';
import { holderOf } from '#shared/policies/holder-values.form';
import type { FormRules, Wrong } from '#shared/forms/field-resolver';
import { COVERAGE_RULES } from './coverage-rules.form.js';
import { ENDORSEMENT_RULES } from './endorsement-rules.form.js';
import { LIMIT_DETAIL_RULES } from './limit-details.form.js';
import { limitsOf, type PolicyValues } from './policy-values.form.js';
import { blanketsOf, limitDetailsOf } from './stated-limits.form.js';

const RETROACTIVE_LATE = 'The retroactive date cannot be after the effective date.';
const ONE_OF_ROW = 'Please choose one limit of each row.';
const NO_LIMIT = 'Please enter at least one limit.';

/** Rules of the domain, by field; the message for a missing limit names the fix. */
export const POLICY_RULES: FormRules<PolicyValues> = {
  line: policyLine,
  policyNumber,
  effectiveOn,
  expiresOn: (value, all) => expiresOn(all.effectiveOn).check(value),
  carrier: (value) => (value ? null : 'Please select an insurer.'),
  retroactiveOn: (value, all) => retroactiveProblem(value, all),
  'limits.any': (_, all) => limitProblem(all),
  ...TERM_RULES,
  ...LIMIT_DETAIL_RULES,
  ...ENDORSEMENT_RULES,
  descriptionOfOperations,
  'exclusion.comment': optional(notesText),
  certificateHolders: (_, all) => certificateHolders.check(all.certificateHolders.map(holderOf)),
  ...COVERAGE_RULES,
};

/** Optional; no later than the first day of the policy. */
function retroactiveProblem(value: unknown, { trigger, effectiveOn: from }: PolicyValues): Wrong {
  if (trigger !== 'claimsMade' || value === '') return null;
  return calendarDate.check(value) ?? (from !== '' && String(value) > from ? RETROACTIVE_LATE : null);
}

/** A line required by law may be entered without amounts: they are then unknown. */
function limitProblem(values: PolicyValues): Wrong {
  if (values.line === '') return null;
  const given = limitsOf(values);
  if (!needsLimit(values.line) && Object.keys(given).length === 0) return null;
  const details = Object.values(limitDetailsOf(values));
  const named = needsNoAmount(values.region) && (Object.keys(given).length > 0 || details.length > 0);
  const stated = named || Object.values(given).some((cents) => cents > 0) || details.some(saysSomething);
  if (needsLimit(values.line) && !stated && blanketsOf(values).length === 0) return NO_LIMIT;
  if (hasBothOfRow(values.line, (limit) => given[limit] !== undefined)) return ONE_OF_ROW;
  return limitAmounts.check(given) ?? oneKindOfLimit.check(given);
}

/** The server names fields by their path in the body; the form has them flat. */
export function atFormFields(problem: Problem | null): Problem | null {
  if (!problem) return null;
  const named = Object.entries(problem.fieldErrors).map(([path, message]) => [fieldAt(path), message]);
  return { ...problem, fieldErrors: Object.fromEntries(named) as Problem['fieldErrors'] };
}

function fieldAt(path: string): string {
  const field = path
    .replace(/^terms\./, '')
    .replace(/^period\./, '')
    .replace(/^carrierId$/, 'carrier');
  return field === 'limits' ? 'limits.any' : field;
}
