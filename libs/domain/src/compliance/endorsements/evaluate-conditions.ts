import type { CalendarDate } from '../../kernel/dates.js';
import type { CoverageLine, EndorsementCode } from '../../insurance/coverage.js';
import type { ConditionAnswer } from './condition-answer.js';
import type { FormIndex } from '../forms/requester-form.js';
import {
  conditionsOf,
  disabledConditions,
  type ConditionKey,
  type EndorsementConditions,
} from './endorsement-conditions.js';
import type { EndorsementDetail } from '../../insurance/endorsements/endorsement-detail.js';
import { endorsementTypeOf } from '../../insurance/endorsements/endorsement-types.js';
import { evaluateEntity } from './entity-condition.js';
import { acceptsItsBlanket, evaluateNaming } from './naming-condition.js';
import { isSameNumber } from './printed-number.js';

/** An endorsement as a policy states it, with what its conditions are compared with. */
export interface StatedEndorsement {
  readonly line: CoverageLine;
  readonly code: EndorsementCode;
  /** Form number and edition where known. */
  readonly form?: string;
  readonly detail: EndorsementDetail;
  /** What forms prove for the requester; absent: what the index of the product says. */
  readonly forms?: FormIndex;
  readonly policyNumber: string;
  /** The first day of the policy, and the first day that it does not cover. */
  readonly period: { readonly effectiveOn: CalendarDate; readonly expiresOn: CalendarDate };
}

/** The compliance flag and reason that go with each configuration item [H03]. */
export interface ConditionResult extends ConditionAnswer {
  readonly condition: ConditionKey;
}

/**
 * Compares what a template requires of an endorsement with what the policy states of it: one result for each condition that the
 * type of the endorsement has on its line and that is not disabled, in the order of `CONDITION_TABLE`. What nobody has read is
 * `unknown`; what a person can decide is `review`. Whether the endorsement is there, and is proved, is another rule.
 */
export function evaluateEndorsementConditions(
  conditions: EndorsementConditions,
  stated: StatedEndorsement,
): readonly ConditionResult[] {
  const type = endorsementTypeOf(stated.line, stated.code);
  if (type === null) return [];
  const disabled = disabledConditions(type, stated.line, conditions);
  return conditionsOf(type, stated.line)
    .filter((condition) => !disabled.includes(condition))
    .flatMap((condition) => {
      const answer = answerOf(condition, conditions, stated);
      return answer === null ? [] : [{ condition, ...answer }];
    });
}

/** Null for a condition that is not required. */
function answerOf(
  condition: ConditionKey,
  conditions: EndorsementConditions,
  stated: StatedEndorsement,
): ConditionAnswer | null {
  switch (condition) {
    case 'policyNumberRequiredOnEndorsement':
      return conditions[condition] ? evaluateNumber(stated) : null;
    case 'effectiveDatesRequired':
      return conditions[condition] ? evaluateDates(stated) : null;
    case 'requiredScheduledEntity': {
      const entity = conditions[condition] ?? '';
      return entity === ''
        ? null
        : evaluateEntity(entity, stated.detail.namedEntities, acceptsItsBlanket(conditions, stated));
    }
    default: {
      const accepted = conditions[condition];
      return accepted === undefined ? null : evaluateNaming(condition, accepted, stated);
    }
  }
}

function evaluateNumber({ detail: { policyNumber: printed }, policyNumber }: StatedEndorsement): ConditionAnswer {
  const params = { policyNumber, printed: printed ?? '' };
  if (printed === undefined) return { outcome: 'unknown', params: { ...params, because: 'CONDITION.NUMBER_NOT_READ' } };
  return isSameNumber(printed, policyNumber)
    ? { outcome: 'pass', params: { ...params, because: 'CONDITION.NUMBER_SAME' } }
    : { outcome: 'fail', params: { ...params, because: 'CONDITION.NUMBER_DIFFERS' } };
}

/** The form must be in force for the whole period of its policy; for a part of it, a person decides. */
function evaluateDates({
  detail: { effectiveFrom, effectiveTo },
  period: { effectiveOn, expiresOn },
}: StatedEndorsement): ConditionAnswer {
  const params = { from: effectiveFrom ?? '', to: effectiveTo ?? '', effectiveOn, expiresOn };
  if (effectiveFrom === undefined || effectiveTo === undefined)
    return { outcome: 'unknown', params: { ...params, because: 'CONDITION.DATES_NOT_READ' } };
  if (effectiveTo <= effectiveOn || effectiveFrom >= expiresOn)
    return { outcome: 'fail', params: { ...params, because: 'CONDITION.DATES_OUTSIDE_POLICY' } };
  return effectiveFrom <= effectiveOn && effectiveTo >= expiresOn
    ? { outcome: 'pass', params: { ...params, because: 'CONDITION.DATES_COVER_POLICY' } }
    : { outcome: 'review', params: { ...params, because: 'CONDITION.DATES_COVER_PART' } };
}
