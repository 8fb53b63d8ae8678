import type { CalendarDate } from '../../kernel/dates.js';
import type { CompiledFurther, Rests } from '../compiled.js';
import type { CoverageLine, EndorsementCode, ProvidedPolicy } from '../../insurance/coverage.js';
import {
  conditionsOf,
  disabledConditions,
  type ConditionKey,
  type EndorsementConditions,
} from '../endorsements/endorsement-conditions.js';
import { endorsementTypeOf } from '../../insurance/endorsements/endorsement-types.js';
import type { ConditionAnswer } from '../endorsements/condition-answer.js';
import { evaluateEndorsementConditions } from '../endorsements/evaluate-conditions.js';
import type { Evaluation } from '../finding.js';
import type { ParamsWith } from '../finding-params.js';
import type { FormIndex } from '../forms/requester-form.js';
import type { ConditionsRequirement } from '../further-requirements.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';

/**
 * What the form of an endorsement must say [C08]: each condition is a finding. Whether the
 * endorsement is there and proved is another rule.
 */
export const endorsementConditions: FurtherKind<'endorsementConditions'> = {
  fits: (line, required) =>
    required.length > 0 &&
    new Set(required.map(({ code }) => code)).size === required.length &&
    required.every((conditionsRequirement) => fitsLine(line, conditionsRequirement)),
  compile: (line, required) =>
    required.flatMap(({ code, conditions }) =>
      conditionsIn(line, code, conditions).map((key) => compiled(line, code, conditions, key)),
    ),
};

function fitsLine(line: CoverageLine, { code, conditions }: ConditionsRequirement): boolean {
  const type = endorsementTypeOf(line, code);
  return (
    type !== null &&
    Object.keys(conditions).length > 0 &&
    Object.keys(conditions).every((key) => conditionsOf(type, line).some((condition) => condition === key))
  );
}

/** Those that mean something beside the others. */
function conditionsIn(
  line: CoverageLine,
  code: EndorsementCode,
  conditions: EndorsementConditions,
): readonly ConditionKey[] {
  const type = endorsementTypeOf(line, code);
  if (type === null) return [];
  const disabled = disabledConditions(type, line, conditions);
  return conditionsOf(type, line).filter((key) => conditions[key] !== undefined && !disabled.includes(key));
}

function compiled(
  line: CoverageLine,
  code: EndorsementCode,
  conditions: EndorsementConditions,
  condition: ConditionKey,
): CompiledFurther {
  const params = { endorsement: code, condition, asked: String(conditions[condition]) };
  return {
    kind: 'further',
    rule: furtherRule(line, 'condition', `${code}:${condition}`),
    params,
    reads: ['endorsements', 'endorsementDetails', 'period'],
    restsOn: () => restsOnDetail(code, condition),
    evaluate,
  };

  function evaluate(policy: ProvidedPolicy, _day: CalendarDate, forms: FormIndex): Evaluation {
    const form = formOf(code, policy);
    const results = evaluateEndorsementConditions(conditions, {
      line,
      code,
      forms,
      detail: policy.endorsementDetails.value[code] ?? {},
      policyNumber: policy.policyNumber,
      period: policy.period.value,
      ...(form === null ? {} : { form }),
    });
    return evaluationFor(
      params,
      policy,
      results.find((result) => result.condition === condition),
    );
  }
}

/** Only the days of a form are compared with those of its policy; a naming may stand in any of its statements. */
function restsOnDetail(code: EndorsementCode, condition: ConditionKey): Rests {
  switch (condition) {
    case 'policyNumberRequiredOnEndorsement':
      return { endorsementDetails: [`${code}.policyNumber`] };
    case 'effectiveDatesRequired':
      return { endorsementDetails: [`${code}.effectiveFrom`, `${code}.effectiveTo`], period: 'all' };
    default:
      return { endorsements: [code], endorsementDetails: [code] };
  }
}

/** The first form by name that is named for the endorsement, so that the order of the entries has no effect. */
const formOf = (code: EndorsementCode, { endorsements }: ProvidedPolicy): string | null =>
  endorsements.value
    .flatMap((endorsement) => (endorsement.code === code && endorsement.form ? [endorsement.form] : []))
    .sort()[0] ?? null;

function evaluationFor(
  required: ParamsWith<'endorsement'>,
  policy: ProvidedPolicy,
  result: ConditionAnswer | undefined,
): Evaluation {
  if (result === undefined) return lacking('unknown', 'CONDITION.NOT_KNOWN', 'FIX.GIVE_STATEMENT', required, policy);
  const found = { ...required, ...result.params };
  switch (result.outcome) {
    case 'pass':
      return passing('CONDITION.MET', found, policy);
    case 'fail':
      return lacking('fail', 'CONDITION.NOT_MET', 'FIX.CHANGE_FORM', found, policy);
    case 'review':
      return lacking('review', 'CONDITION.TO_REVIEW', 'FIX.DECIDE_STATEMENT', found, policy);
    default:
      return lacking('unknown', 'CONDITION.NOT_KNOWN', 'FIX.GIVE_STATEMENT', found, policy);
  }
}
