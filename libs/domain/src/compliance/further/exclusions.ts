import type { CalendarDate } from '../../kernel/dates.js';
import type { CoverageLine, ProvidedPolicy } from '../coverage.js';
import type { Evaluation, Params } from '../finding.js';
import type { ExclusionAnswer } from '../further-requirements.js';
import type { FormScope } from '../forms/form-scope.js';
import { readForm } from '../forms/read-form.js';
import type { FormIndex } from '../forms/requester-form.js';
import { STATED_VALUE_CODES } from '../lines/stated-values.js';
import { furtherRule } from '../rule-kinds.js';
import { asList, lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * Exclusion detection (spec 2 section 2): forms of the index that exclude cover, and perils that the certificate answers with excluded.
 * What a form means that the index does not know is not evaluated here.
 */
export const exclusions: FurtherKind<'exclusions'> = {
  fits: () => true,
  compile: (line, answer) => {
    const params = { answer };
    const evaluate = (policy: ProvidedPolicy, _day: CalendarDate, forms: FormIndex): Evaluation => evaluateExclusions(answer, params, policy, forms);
    return [{ kind: 'further', rule: furtherRule(line, 'exclusions'), params, reads: ['endorsements', 'statedValues'], evaluate }];
  },
};

function evaluateExclusions(answer: ExclusionAnswer, params: Params, policy: ProvidedPolicy, index: FormIndex): Evaluation {
  const forms = policy.endorsements.value.flatMap(({ form = '' }) => (excludes(form, policy.line, index) ? [form] : []));
  const perils = STATED_VALUE_CODES.filter((code) => policy.statedValues.value[code] === 'excludedPeril');
  if (forms.length + perils.length === 0) return passing('EXCLUSION.NONE', params, policy);
  const found = { forms: asList([...new Set(forms)].sort()), perils: asList(perils) };
  return answer === 'decline'
    ? lacking('fail', 'EXCLUSION.NOT_PERMITTED', 'FIX.REMOVE_EXCLUSIONS', params, policy, found)
    : lacking('review', 'EXCLUSION.TO_REVIEW', 'FIX.DECIDE_STATEMENT', params, policy, found);
}

const isExclusion = (scope: FormScope): boolean => scope.startsWith('exclusion:');

function excludes(form: string, line: CoverageLine, forms: FormIndex): boolean {
  if (form === '') return false;
  const known = readForm(form).rows.some(({ scopes }) => scopes.some((scope) => isExclusion(scope) && forms.says(form, line, scope) !== false));
  return known || forms.givenBy(form, line).some(isExclusion);
}
