import { keysOf, recordOf } from '../../kernel/record-of.js';
import type { StatedValues } from '../lines/stated-values.js';
import type { LimitDetail, LimitDetails } from './limit-details.js';
import { ASPECTS, POLICY_ASPECTS, type PolicyAspect } from './policy-aspects.js';
import type { PolicyTerms } from './policy-terms.js';

export type PrintedAspect = Exclude<PolicyAspect, 'number'>;

/** The aspects that a certificate prints, but for the number, which stands apart everywhere. */
export const PRINTED_ASPECTS: readonly PrintedAspect[] = ASPECTS.filter(
  (aspect): aspect is PrintedAspect => aspect !== 'number' && POLICY_ASPECTS[aspect].printed !== false,
);

/** The stated values that have a box on one of the forms. */
const PRINTED_VALUES = [
  'perStatute',
  'causesOfLoss',
  'nameOfCoverage',
  'retentionAmount',
  'floodAnswer',
  'earthMovementAnswer',
  'windAnswer',
] as const satisfies readonly (keyof StatedValues)[];

/**
 * Terms as far as a certificate prints them: limits as it displays them, endorsements without how well they are proved, and nothing that has no
 * place on it. Two policies whose printed terms are equal are the same on paper [E05].
 */
export const printedTerms = (terms: PolicyTerms): PolicyTerms => ({
  ...terms,
  limits: recordOf(keysOf(terms.limits), (code) => terms.limitDetails[code]?.displayed ?? terms.limits[code]!),
  limitDetails: printedDetails(terms.limitDetails),
  endorsements: terms.endorsements.map(({ code, form }) => ({
    code,
    grade: 'seen',
    ...(form === undefined ? {} : { form }),
  })),
  statedValues: printedValues(terms.statedValues),
});

const printedDetails = (details: LimitDetails): LimitDetails =>
  Object.fromEntries(
    Object.entries(details)
      .map(([code, detail]) => [code, printedDetail(detail)] as const)
      .filter(([, detail]) => Object.keys(detail).length > 0),
  );

function printedDetail({ deductible, coinsurance, valuation, text }: LimitDetail): LimitDetail {
  return {
    ...(deductible === undefined ? {} : { deductible }),
    ...(coinsurance === undefined ? {} : { coinsurance }),
    ...(valuation === undefined ? {} : { valuation }),
    ...(text === undefined ? {} : { text }),
  };
}

const printedValues = (values: StatedValues): StatedValues =>
  Object.fromEntries(PRINTED_VALUES.flatMap((code) => (values[code] === undefined ? [] : [[code, values[code]]])));
