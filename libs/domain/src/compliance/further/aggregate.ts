import type { CalendarDate } from '../../kernel/dates.js';
import type { Endorsement, ProvidedPolicy } from '../coverage.js';
import { formsChangeOn, voidOn } from '../endorsements/form-objection.js';
import { proofOfForm } from '../endorsements/form-proof.js';
import type { Evaluation, Params } from '../finding.js';
import type { AggregateRequirement } from '../further-requirements.js';
import type { FormScope } from '../forms/form-scope.js';
import { readForm } from '../forms/read-form.js';
import type { FormIndex } from '../forms/requester-form.js';
import { indexedScopes } from '../endorsements/indexed-form.js';
import { mayApplyPer } from '../lines/line-coverage.js';
import { furtherRule } from '../rule-kinds.js';
import { asList, lacking, passing, type FurtherKind } from './further-kind.js';
import { textsOfSharing } from './stated-texts.js';

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
    const evaluate = (policy: ProvidedPolicy, day: CalendarDate, forms: FormIndex): Evaluation =>
      notShared(params, policy, evaluateBasis(asked, params, policy, formsFor(SCOPES[asked.basis], policy, day, forms)));
    return [{ kind: 'further', rule: furtherRule(line, 'aggregate'), params, reads: READS, evaluate, changesOn: formsChangeOn }];
  },
};

const READS = ['aggregate', 'endorsements', 'endorsementDetails', 'documents', 'operations', 'remarks'] as const;

function evaluateBasis({ basis, grade }: AggregateRequirement, params: Params, policy: ProvidedPolicy, forms: readonly SeenForm[]): Evaluation {
  const given = policy.aggregate.value?.basis ?? null;
  const found: Params = { given: given ?? '' };
  const proving = forms.find(({ is }) => is === 'proof');
  if (proving !== undefined) return passing('AGGREGATE.FORM_SEEN', params, policy, { ...found, ...proving.params });
  const [first] = forms;
  if (first?.is === 'void') return lacking('fail', 'AGGREGATE.FORM_VOID', 'FIX.ENDORSE_AGGREGATE', params, policy, { ...found, ...first.params });
  const boxIsEnough = grade === 'claimed' && given === basis;
  if (first !== undefined && !boxIsEnough) return inDoubt(params, policy, { ...found, ...first.params }, first);
  if (given === null) return lacking('unknown', 'AGGREGATE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const boxed = { ...found, form: '' };
  if (given === 'perOther') return lacking('review', 'AGGREGATE.DESCRIBED', 'FIX.DECIDE_STATEMENT', params, policy, boxed);
  if (basis !== 'perPolicy' && given !== basis) return lacking('fail', 'AGGREGATE.OTHER_BASIS', 'FIX.ENDORSE_AGGREGATE', params, policy, boxed);
  if (basis === 'perPolicy' || grade === 'claimed') return passing('AGGREGATE.MET', params, policy, boxed);
  return lacking('review', 'AGGREGATE.CLAIMED_ONLY', 'FIX.SEND_AGGREGATE_FORM', params, policy, boxed, 'agent');
}

const inDoubt = (params: Params, policy: ProvidedPolicy, found: Params, { is }: SeenForm): Evaluation => (is === 'notConfirmed'
  ? lacking('review', 'AGGREGATE.FORM_NOT_CONFIRMED', 'FIX.SEND_AGGREGATE_FORM', params, policy, found, 'agent')
  : lacking('review', 'AGGREGATE.FORM_IN_DOUBT', 'FIX.DECIDE_STATEMENT', params, policy, found));

/** A text that speaks of a shared aggregate is for a person to read, whatever the box says. */
function notShared(params: Params, policy: ProvidedPolicy, evaluation: Evaluation): Evaluation {
  const stated = evaluation.outcome === 'pass' ? textsOfSharing(policy) : [];
  return stated.length === 0 ? evaluation : lacking('review', 'AGGREGATE.SHARED_IN_TEXT', 'FIX.DECIDE_STATEMENT', params, policy, { stated: asList(stated) });
}

/** `doubt`: its edition is not known. `notConfirmed`: only the insured has seen it. `void`: of another policy, or not in force. */
interface SeenForm {
  readonly is: 'proof' | 'doubt' | 'notConfirmed' | 'void';
  readonly params: Params;
}
const BEST_FIRST: readonly SeenForm['is'][] = ['proof', 'notConfirmed', 'doubt', 'void'];

/**
 * Forms of a scope that were seen, the best first, then by name, so that the order of the entries has no effect. What the requester says of
 * a form comes first; in the index of the product number and edition are the key, never the number alone (endorsement forms, how to decide, 1 and 2).
 */
function formsFor(scope: FormScope | null, policy: ProvidedPolicy, day: CalendarDate, index: FormIndex): readonly SeenForm[] {
  if (scope === null) return [];
  const seen = policy.endorsements.value.flatMap((entry): SeenForm[] => {
    const { form = '', grade } = entry;
    const said = index.says(form, policy.line, scope);
    const gives = said ?? readForm(form).rows.some(({ scopes, only }) => only === undefined && scopes.includes(scope));
    return grade === 'seen' && gives ? [seenForm(entry, policy, day, said ?? isConfirmed(form))] : [];
  });
  const placeOf = ({ is, params }: SeenForm): string => `${BEST_FIRST.indexOf(is)} ${params['form']} ${JSON.stringify(params)}`;
  return seen.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

function seenForm(entry: Endorsement, policy: ProvidedPolicy, day: CalendarDate, gives: boolean): SeenForm {
  const named = { form: entry.form ?? '' };
  const against = voidOn(entry, policy, day);
  if (against !== null) return { is: 'void', params: { ...named, ...against.params } };
  const proof = proofOfForm(entry, policy);
  if (!gives) return { is: 'doubt', params: named };
  return proof === null ? { is: 'notConfirmed', params: named } : { is: 'proof', params: { ...named, ...proof } };
}

const isConfirmed = (form: string): boolean => readForm(form).edition !== null && indexedScopes(form).length > 0;
