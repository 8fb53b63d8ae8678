import { isStatedValue } from '../../fields/coverage-fields.js';
import type { CompiledFurther, ReadAspect, Rests } from '../compiled.js';
import type { CoverageLine, ProvidedPolicy } from '../../insurance/coverage.js';
import type { Evaluation } from '../finding.js';

import type { FurtherRequirements } from '../further-requirements.js';
import { mayState } from '../../insurance/lines/line-coverage.js';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedChoice,
  type StatedValue,
  type StatedValueCode,
} from '../../insurance/lines/stated-values.js';
import { isMonopolistic } from '../../insurance/lines/workers-states.js';
import { furtherRule } from '../rule-kinds.js';
import { lacking, passing, type FurtherKind } from './further-kind.js';
import { isExcepted, restsOnException } from './state-fund.js';
import { textsOfSharing } from './stated-texts.js';
import type { ParamsWith, ValueParam } from '../finding-params.js';

/** What the insured bears, and where a layer begins, so that nothing is left open below it: less of it is better. */
const AT_MOST: readonly StatedValueCode[] = ['retentionAmount', 'waitingPeriod', 'attachmentPoint'];
/** Choices that stand in an order, the weakest first; of the others exactly the required one is enough. */
const RANKED: readonly StatedValueCode[] = ['causesOfLoss', 'perilsOfMarine', 'garagekeepersBasis', 'aggregateSharing'];

/** Whether a template may ask for it: everything except free text, which cannot be compared. */
export const mayRequire = (line: CoverageLine, code: StatedValueCode): boolean =>
  mayState(line, code) && STATED_VALUE_TABLE[code].kind !== 'text';
export const isAtMost = (code: StatedValueCode): boolean => AT_MOST.includes(code);
/** The entries of a list that a template may ask for: nobody requires that others share an aggregate. */
export const choicesToRequire = (code: StatedValueCode): readonly StatedChoice[] =>
  STATED_VALUE_TABLE[code].choices.filter((choice) => choice !== 'sharedAggregates');

/** What a certificate states of a line besides its limits: causes of loss, per statute, states, the amount of an MCS-90 filing. */
export const values: FurtherKind<'values'> = {
  fits: (line, required) =>
    codesOf(required).every(
      (code) => mayRequire(line, code) && isStatedValue(code, required[code]) && required[code] !== 'sharedAggregates',
    ),
  compile: (line, statedValues, { stateFund }) =>
    codesOf(statedValues).flatMap((code) => {
      const required = statedValues[code];
      return required === undefined ? [] : [compiled(line, code, required, stateFund)];
    }),
};

const codesOf = (required: NonNullable<FurtherRequirements['values']>): readonly StatedValueCode[] =>
  STATED_VALUE_CODES.filter((code) => required[code] !== undefined);

function compiled(
  line: CoverageLine,
  code: StatedValueCode,
  required: StatedValue,
  stateFund: FurtherRequirements['stateFund'],
): CompiledFurther {
  const params = { value: code, asked: asParam(required) };
  return {
    kind: 'further',
    rule: furtherRule(line, 'value', code),
    params,
    reads: [...READS, ...(ALSO_READ[code] ?? [])],
    restsOn,
    compared,
    evaluate,
  };

  function restsOn(policy: ProvidedPolicy, { reason }: Evaluation): Rests {
    if (reason === 'VALUE.EXCEPTED') return restsOnException(policy);
    if (reason === 'VALUE.OCCURRENCE') return { trigger: 'all' };
    const values = OF_STATES.includes(code) ? [code, 'statesListed'] : [code];
    return { statedValues: values, ...Object.fromEntries((ALSO_READ[code] ?? []).map((aspect) => [aspect, 'all'])) };
  }

  function compared({ params: { stated } }: Evaluation): number | null {
    return STATED_VALUE_TABLE[code].kind === 'money' && typeof stated === 'number' ? stated : null;
  }

  /** A state fund is never shown as per statute on a private policy. */
  function evaluate(policy: ProvidedPolicy): Evaluation {
    if (code === 'perStatute' && isExcepted(stateFund, policy)) return passing('VALUE.EXCEPTED', params, policy);
    if (code === 'extendedReporting' && policy.trigger.value === 'occurrence')
      return passing('VALUE.OCCURRENCE', params, policy);
    return inDoubt(code, required, params, policy) ?? evaluateStated(code, required, params, policy);
  }
}

type ValueParams = ParamsWith<'value' | 'asked'>;

function evaluateStated(
  code: StatedValueCode,
  required: StatedValue,
  params: ValueParams,
  policy: ProvidedPolicy,
): Evaluation {
  const stated = policy.statedValues.value[code];
  if (stated === undefined) return lacking('unknown', 'VALUE.NOT_GIVEN', 'FIX.GIVE_STATEMENT', params, policy);
  const found = { ...params, stated: asParam(stated) };
  if (!isEnough(code, stated, required)) return lacking('fail', 'VALUE.NOT_ENOUGH', 'FIX.CHANGE_VALUE', found, policy);
  const fund = OF_STATES.includes(code) ? statesOfFunds(policy) : [];
  return fund.length === 0
    ? passing('VALUE.MET', found, policy)
    : lacking('review', 'VALUE.MONOPOLISTIC', 'FIX.DECIDE_STATEMENT', { ...found, states: fund }, policy);
}

/** What something else on record leaves open (decision 67); null where nothing does. */
function inDoubt(
  code: StatedValueCode,
  required: StatedValue,
  params: ValueParams,
  policy: ProvidedPolicy,
): Evaluation | null {
  const stated = policy.statedValues.value[code];
  const found = stated === undefined ? params : { ...params, stated: asParam(stated) };
  if (
    code === 'extendedReporting' &&
    policy.trigger.value === null &&
    (stated === undefined || !isEnough(code, stated, required))
  ) {
    return lacking('unknown', 'VALUE.TRIGGER_NOT_GIVEN', 'FIX.GIVE_TRIGGER', found, policy);
  }
  const texts = code === 'aggregateSharing' && stated !== 'sharedAggregates' ? textsOfSharing(policy) : [];
  return texts.length === 0
    ? null
    : lacking('review', 'VALUE.SHARED_IN_TEXT', 'FIX.DECIDE_STATEMENT', { ...found, texts }, policy);
}

const READS: readonly ReadAspect[] = ['statedValues', 'coverages', 'exception', 'region'];
/** A text may say that an aggregate is shared; an occurrence policy needs no extended reporting period (decision 67). */
const ALSO_READ: Readonly<Partial<Record<StatedValueCode, readonly ReadAspect[]>>> = {
  aggregateSharing: ['operations', 'remarks'],
  extendedReporting: ['trigger'],
};

/** What rests on the states of a policy. */
const OF_STATES: readonly StatedValueCode[] = ['perStatute', 'statesListed'];

/** States in item 3.A whose fund alone insures workers: a private policy cannot list them (reference: state funds). */
const statesOfFunds = ({ statedValues }: ProvidedPolicy): readonly string[] =>
  (statedValues.value.statesListed ?? []).filter(isMonopolistic).toSorted();

/** Whether what a policy states is what is asked for, or better. */
export function isEnough(code: StatedValueCode, stated: StatedValue, required: StatedValue): boolean {
  if (typeof stated === 'number' && typeof required === 'number')
    return isAtMost(code) ? stated <= required : stated >= required;
  if (stated === UNLIMITED && typeof required === 'number') return true;
  if (Array.isArray(stated) && Array.isArray(required)) return required.every((entry) => stated.includes(entry));
  if (!RANKED.includes(code)) return stated === required;
  const choices: readonly unknown[] = STATED_VALUE_TABLE[code].choices;
  return choices.indexOf(stated) >= choices.indexOf(required);
}

/** A box that is checked is a text here, as in every finding that was recorded. */
const asParam = (value: StatedValue): ValueParam => (value === true ? 'true' : value);
