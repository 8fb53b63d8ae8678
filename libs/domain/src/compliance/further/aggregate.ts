import type { CalendarDate } from '../../kernel/dates.js';
import type { ProvidedPolicy } from '../coverage.js';
import type { Evaluation, Params } from '../finding.js';
import type { AggregateRequirement } from '../further-requirements.js';
import type { FormScope } from '../forms/form-scope.js';
import { readForm } from '../forms/read-form.js';
import type { FormIndex } from '../forms/requester-form.js';
import { indexedScopes } from '../endorsements/indexed-form.js';
import { mayApplyPer } from '../lines/line-coverage.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/** The scope of the form that proves a basis: CG 25 03 per project, CG 25 04 per location. A policy basis needs no form. */
const SCOPES: Readonly<Record<AggregateRequirement['basis'], FormScope | null>> = {
  perPolicy: null, perProject: 'aggregate-project', perLocation: 'aggregate-location',
};

/**
 * What the general aggregate applies per. The box on a certificate is a claim, the form proves it (insurance domain, section 9). Per
 * project or per location meets a need per policy, not the other way round (coverage lines, section 5, rule 10).
 */
export const aggregate: FurtherKind<'aggregate'> = {
  fits: (line, { basis }) => mayApplyPer(line, basis),
  compile: (line, asked) => {
    const params = { basis: asked.basis, grade: asked.grade };
    const evaluate = (policy: ProvidedPolicy, _day: CalendarDate, forms: FormIndex): Evaluation => evaluateBasis(asked, params, policy, forms);
    return [{ kind: 'further', rule: furtherRule(line, 'aggregate'), params, reads: ['aggregate', 'endorsements'], evaluate }];
  },
};

function evaluateBasis({ basis, grade }: AggregateRequirement, params: Params, policy: ProvidedPolicy, index: FormIndex): Evaluation {
  const forms = formsFor(SCOPES[basis], policy, index);
  const form = forms.find(({ isProof }) => isProof)?.form ?? null;
  const given = policy.aggregate.value?.basis ?? null;
  const found: Params = { given: given ?? '', form: form ?? '' };
  if (form !== null) return passing('AGGREGATE.FORM_SEEN', params, policy, found);
  const inDoubt = forms[0]?.form;
  const boxIsEnough = grade === 'claimed' && given === basis;
  if (inDoubt !== undefined && !boxIsEnough) return lacking('review', 'AGGREGATE.FORM_IN_DOUBT', 'FIX.DECIDE_STATEMENT', params, policy, { ...found, form: inDoubt });
  if (given === null) return lacking('unknown', 'AGGREGATE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  if (given === 'perOther') return lacking('review', 'AGGREGATE.DESCRIBED', 'FIX.DECIDE_STATEMENT', params, policy, found);
  if (basis !== 'perPolicy' && given !== basis) return lacking('fail', 'AGGREGATE.OTHER_BASIS', 'FIX.ENDORSE_AGGREGATE', params, policy, found);
  if (basis === 'perPolicy' || grade === 'claimed') return passing('AGGREGATE.MET', params, policy, found);
  return lacking('review', 'AGGREGATE.CLAIMED_ONLY', 'FIX.SEND_AGGREGATE_FORM', params, policy, found, 'agent');
}

interface SeenForm {
  readonly form: string;
  readonly isProof: boolean;
}

/**
 * Forms of a scope that were seen, by name, so that the order of the entries has no effect. What the requester says of a form comes first;
 * in the index of the product number and edition are the key, never the number alone (endorsement forms, how to decide, 1 and 2).
 */
function formsFor(scope: FormScope | null, { endorsements, line }: ProvidedPolicy, index: FormIndex): readonly SeenForm[] {
  if (scope === null) return [];
  const seen = endorsements.value.flatMap(({ form = '', grade }): SeenForm[] => {
    const said = index.says(form, line, scope);
    const gives = said ?? readForm(form).rows.some(({ scopes, only }) => only === undefined && scopes.includes(scope));
    return grade === 'seen' && gives ? [{ form, isProof: said ?? isConfirmed(form) }] : [];
  });
  return seen.sort((a, b) => (a.form < b.form ? -1 : 1));
}

const isConfirmed = (form: string): boolean => readForm(form).edition !== null && indexedScopes(form).length > 0;
