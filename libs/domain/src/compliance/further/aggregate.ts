import type { CalendarDate } from '../../kernel/dates.js';
import {
  ENDORSEMENTS_OF,
  type CoverageLine,
  type Endorsement,
  type EndorsementCode,
  type ProvidedPolicy,
} from '../../insurance/coverage.js';
import { formsChangeOn, voidOn } from '../endorsements/form-objection.js';
import { proofOfForm } from '../endorsements/form-proof.js';
import type { Rests } from '../compiled.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { AggregateRequirement } from '../further-requirements.js';
import type { FormScope } from '../../insurance/forms/form-scope.js';
import { readForm } from '../forms/read-form.js';
import type { FormIndex } from '../forms/requester-form.js';
import { indexedScopes } from '../endorsements/indexed-form.js';
import { endorsementOf } from '../../insurance/line-facts.js';
import type { AggregateBasis } from '../../insurance/lines/aggregate-bases.js';
import { mayApplyPer } from '../../insurance/lines/line-coverage.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';
import { textsOfSharing } from './stated-texts.js';

/** The scope of the form that proves a basis: CG 25 03 per project, CG 25 04 per location. A policy basis needs no form. */
const SCOPES: Readonly<Record<AggregateRequirement['basis'], FormScope | null>> = {
  perPolicy: null,
  perProject: 'aggregate-project',
  perLocation: 'aggregate-location',
};

/** The endorsement whose form proves a basis on a line: it is entered in a box of its own. Null where a basis needs none. */
export function endorsementOfBasis(line: CoverageLine, basis: AggregateRequirement['basis']): EndorsementCode | null {
  const scope = SCOPES[basis];
  return ENDORSEMENTS_OF[line].find((code) => scope !== null && endorsementOf(line, code)?.scope === scope) ?? null;
}

/**
 * What the general aggregate applies per. The box on a certificate is a claim, the form proves it (reference: aggregates). Per
 * project or per location meets a need per policy, not the other way round (reference: bases and triggers).
 */
export const aggregate: FurtherKind<'aggregate'> = {
  fits: (line, { basis }) => mayApplyPer(line, basis),
  compile: (line, required) => {
    const params = { basis: required.basis, grade: required.grade };
    const evaluate = (policy: ProvidedPolicy, day: CalendarDate, forms: FormIndex): Evaluation =>
      notShared(params, policy, evaluateBasis(required, params, policy, formsFor(required.basis, policy, day, forms)));
    return [
      {
        kind: 'further',
        rule: furtherRule(line, 'aggregate'),
        params,
        reads: READS,
        restsOn: (policy, evaluation) => restsOnBasis(required.basis, policy, evaluation),
        evaluate,
        changesOn: formsChangeOn,
      },
    ];
  },
};

/** On the form that proves it, else on the box, else on the endorsement by which it is applied; and on the texts, of which none speaks of sharing. */
function restsOnBasis(
  basis: AggregateRequirement['basis'],
  { line, aggregate: box, endorsements }: ProvidedPolicy,
  { params: { form } }: Evaluation,
): Rests {
  const texts = { operations: 'all', remarks: 'all' } as const;
  const isForm = typeof form === 'string' && form !== '';
  if (!isForm && box.value !== null) return { aggregate: ['basis'], ...texts };
  const own = endorsementOfBasis(line, basis);
  const codes = endorsements.value.flatMap((entry) =>
    (isForm ? entry.form === form : entry.code === own) ? entry.code : [],
  );
  return codes.length === 0
    ? { aggregate: 'all', endorsements: 'all', ...texts }
    : { endorsements: codes, endorsementDetails: codes, ...texts };
}

type BasisParams = ParamsWith<'basis' | 'grade'>;

const READS = ['aggregate', 'endorsements', 'endorsementDetails', 'documents', 'operations', 'remarks'] as const;

function evaluateBasis(
  { basis, grade }: AggregateRequirement,
  params: BasisParams,
  policy: ProvidedPolicy,
  forms: readonly NamedForm[],
): Evaluation {
  const given = basisGiven(basis, policy);
  const found = { ...params, given: given ?? '' } as const;
  const [first] = forms;
  if (first?.is === 'proof') return passing('AGGREGATE.FORM_SEEN', { ...found, ...first.params }, policy);
  const boxIsEnough = grade === 'claimed' && given === basis;
  if (first !== undefined && !(boxIsEnough && isDoubt(first))) return byForm(found, policy, first);
  if (given === null) return lacking('unknown', 'AGGREGATE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const boxed = { ...found, given, form: '' };
  if (given === 'perOther') return lacking('review', 'AGGREGATE.DESCRIBED', 'FIX.DECIDE_STATEMENT', boxed, policy);
  if (basis !== 'perPolicy' && given !== basis)
    return lacking('fail', 'AGGREGATE.OTHER_BASIS', 'FIX.ENDORSE_AGGREGATE', boxed, policy);
  if (basis === 'perPolicy' || grade === 'claimed') return passing('AGGREGATE.MET', boxed, policy);
  return lacking('review', 'AGGREGATE.CLAIMED_ONLY', 'FIX.SEND_AGGREGATE_FORM', boxed, policy, 'agent');
}

/** What the certificate states; where it says nothing, by which endorsement is applied. */
function basisGiven(
  required: AggregateRequirement['basis'],
  { line, aggregate: { value }, endorsements }: ProvidedPolicy,
): AggregateBasis | null {
  if (value !== null) return value.basis;
  const isApplied = (basis: AggregateRequirement['basis']): boolean =>
    endorsements.value.some(({ code }) => code === endorsementOfBasis(line, basis));
  return [required, ...NARROW].find(isApplied) ?? null;
}

const NARROW: readonly AggregateRequirement['basis'][] = ['perProject', 'perLocation'];

function byForm(
  required: BasisParams,
  policy: ProvidedPolicy,
  { is, params: found }: Exclude<NamedForm, { readonly is: 'proof' }>,
): Evaluation {
  const params = { ...required, ...found };
  switch (is) {
    case 'void':
      return lacking('fail', 'AGGREGATE.FORM_VOID', 'FIX.ENDORSE_AGGREGATE', { ...required, ...found }, policy);
    case 'otherForm':
      return lacking('fail', 'AGGREGATE.OTHER_FORM', 'FIX.ENDORSE_AGGREGATE', params, policy);
    case 'notConfirmed':
      return lacking('review', 'AGGREGATE.FORM_NOT_CONFIRMED', 'FIX.SEND_AGGREGATE_FORM', params, policy, 'agent');
    case 'notNamed':
      return lacking('review', 'AGGREGATE.FORM_NOT_GIVEN', 'FIX.SEND_AGGREGATE_FORM', params, policy, 'agent');
    default:
      return lacking('review', 'AGGREGATE.FORM_IN_DOUBT', 'FIX.DECIDE_STATEMENT', params, policy);
  }
}

/** A text that speaks of a shared aggregate is for a person to read, whatever the box says. */
function notShared(params: BasisParams, policy: ProvidedPolicy, evaluation: Evaluation): Evaluation {
  const texts = evaluation.outcome === 'pass' ? textsOfSharing(policy) : [];
  return texts.length === 0
    ? evaluation
    : lacking('review', 'AGGREGATE.SHARED_IN_TEXT', 'FIX.DECIDE_STATEMENT', { ...params, texts }, policy);
}

/**
 * `doubt`: the form or its edition is not known. `notNamed`: it was seen, and its number was not given. `notConfirmed`: only the insured has
 * seen it. `otherForm`: it stands in the box of the basis and gives something else. `void`: of another policy, or not in force.
 */
type NamedForm =
  | { readonly is: 'notConfirmed' | 'notNamed' | 'doubt' | 'otherForm'; readonly params: ParamsWith<'form'> }
  | { readonly is: 'proof'; readonly params: ParamsWith<'form' | 'seenBy'> }
  | { readonly is: 'void'; readonly params: ParamsWith<'form' | 'objection'> };
const BEST_FIRST: readonly NamedForm['is'][] = ['proof', 'notConfirmed', 'notNamed', 'doubt', 'otherForm', 'void'];
const isDoubt = ({ is }: NamedForm): boolean => is === 'notConfirmed' || is === 'notNamed' || is === 'doubt';

/**
 * Forms that concern a basis, the best first, then by name, so that the order of the entries has no effect. What the requester says of
 * a form comes first; in the index of the product number and edition are the key, never the number alone (reference: reading a form number; reference: unknown forms).
 */
function formsFor(
  basis: AggregateRequirement['basis'],
  policy: ProvidedPolicy,
  day: CalendarDate,
  index: FormIndex,
): readonly NamedForm[] {
  const scope = SCOPES[basis];
  if (scope === null) return [];
  const own = endorsementOfBasis(policy.line, basis);
  const named = policy.endorsements.value.flatMap((entry): NamedForm[] => {
    const { code, form = '', grade } = entry;
    const said = index.says(form, policy.line, scope);
    const gives = said ?? readForm(form).rows.some(({ scopes, only }) => only === undefined && scopes.includes(scope));
    if (gives) return grade === 'seen' ? [seenForm(entry, policy, day, said ?? isConfirmed(form))] : [];
    return code === own ? [...inOwnBox(entry, own, policy.line, index)] : [];
  });
  const placeOf = ({ is, params }: NamedForm): string =>
    `${BEST_FIRST.indexOf(is)} ${params.form} ${JSON.stringify(params)}`;
  return named.sort((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
}

/** A form that is not known to give the basis, in the box of the basis. */
function inOwnBox(
  { form = '', grade }: Endorsement,
  own: EndorsementCode,
  line: CoverageLine,
  index: FormIndex,
): readonly NamedForm[] {
  if (form === '') return grade === 'seen' ? [{ is: 'notNamed', params: { form } }] : [];
  const { is } = index.evaluate(form, own, line);
  if (is === 'otherScope' || is === 'otherLine') return [{ is: 'otherForm', params: { form } }];
  return grade === 'seen' ? [{ is: 'doubt', params: { form } }] : [];
}

function seenForm(entry: Endorsement, policy: ProvidedPolicy, day: CalendarDate, gives: boolean): NamedForm {
  const named = { form: entry.form ?? '' };
  const against = voidOn(entry, policy, day);
  if (against !== null) return { is: 'void', params: { ...named, ...against.params } };
  const proof = proofOfForm(entry, policy);
  if (!gives) return { is: 'doubt', params: named };
  return proof === null ? { is: 'notConfirmed', params: named } : { is: 'proof', params: { ...named, ...proof } };
}

const isConfirmed = (form: string): boolean => readForm(form).edition !== null && indexedScopes(form).length > 0;
