import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import type { CertifiedPolicy } from '@covertrail/domain/issued-certificate/certificate-content.contract';
import type { CoverageType } from '@covertrail/domain/insurance/lines/coverage-types';
import type { StatedValues } from '@covertrail/domain/insurance/lines/stated-values';
import type { ValuationType } from '@covertrail/domain/insurance/lines/valuation-types';
import { amountText } from '@covertrail/wording/text/money-text';
import { SUB_COVERAGE_NAMES } from '@covertrail/wording/insurance/coverage-type-words';
import { isWaived } from './policy-facts.js';

/** What evidence of commercial property answers; null where the policy says nothing. */
type Answer = 'YES' | 'NO' | 'N/A' | null;

export interface PropertyAnswer {
  readonly label: string;
  readonly answer: Answer;
  /** A limit or its parts; empty where there are none. */
  readonly words: string;
}

/** The questions of evidence of commercial property, each answered by what the policy states: nothing is taken for granted. */
export const propertyAnswers = (policy: CertifiedPolicy): readonly PropertyAnswer[] => [
  byLimit(policy, 'BUSINESS INCOME', ['businessIncome', 'additionalBusinessIncome']),
  byLimit(policy, 'RENTAL VALUE', ['rentalValue']),
  byLimit(policy, 'BLANKET COVERAGE', [
    'blanketBuilding',
    'blanketPersonalProperty',
    'blanketBuildingAndPersonalProperty',
  ]),
  yesWhere('TERRORISM COVERAGE', partsOf(policy, 'propertyPerils').includes('terrorismPeril')),
  yesWhere('REPLACEMENT COST', isValued(policy, 'replacementCost')),
  yesWhere('AGREED VALUE', isValued(policy, 'agreedValue')),
  coinsurance(policy),
  ordinanceOrLaw(policy),
  byPeril(policy, 'EARTH MOVEMENT', 'earthMovementAnswer', ['earthquakeLimit', 'additionalEarthquake']),
  byPeril(policy, 'FLOOD', 'floodAnswer', ['floodLimit', 'additionalFlood']),
  byPeril(policy, 'WIND / HAIL', 'windAnswer', []),
  byLimit(policy, 'NAMED STORM', ['namedStormLimit']),
  { label: 'PERMISSION TO WAIVE SUBROGATION', answer: isWaived(policy) ? 'YES' : 'NO', words: '' },
];

const yesWhere = (label: string, isSo: boolean, words = ''): PropertyAnswer => ({
  label,
  answer: isSo ? 'YES' : null,
  words,
});

function byLimit({ terms }: CertifiedPolicy, label: string, codes: readonly LimitCode[]): PropertyAnswer {
  const amounts = codes.flatMap((code) => terms.limitDetails[code]?.displayed ?? terms.limits[code] ?? []);
  return yesWhere(label, amounts.length > 0, amounts.map(amountText).join(' / '));
}

const PERIL_ANSWERS = { includedPeril: 'YES', excludedPeril: 'NO', notApplicablePeril: 'N/A' } as const;

function byPeril(
  policy: CertifiedPolicy,
  label: string,
  value: 'floodAnswer' | 'earthMovementAnswer' | 'windAnswer',
  codes: readonly LimitCode[],
): PropertyAnswer {
  const stated: StatedValues[typeof value] = policy.terms.statedValues[value];
  const byAmount = byLimit(policy, label, codes);
  return stated === undefined ? byAmount : { ...byAmount, answer: PERIL_ANSWERS[stated] };
}

const isValued = ({ terms }: CertifiedPolicy, valuation: ValuationType): boolean =>
  Object.values(terms.limitDetails).some((detail) => detail?.valuation === valuation);

const partsOf = ({ terms }: CertifiedPolicy, type: CoverageType): readonly string[] =>
  terms.coverages.filter((coverage) => coverage.type === type).flatMap(({ subCoverages }) => subCoverages);

function coinsurance({ terms }: CertifiedPolicy): PropertyAnswer {
  const parts = Object.values(terms.limitDetails).flatMap((detail) => detail?.coinsurance ?? []);
  return yesWhere('COINSURANCE', parts.length > 0, [...new Set(parts)].map((part) => `${part / 100}%`).join(' / '));
}

function ordinanceOrLaw({ terms }: CertifiedPolicy): PropertyAnswer {
  const coverage = terms.coverages.find(({ type }) => type === 'ordinanceOrLaw');
  const parts = coverage?.subCoverages.map((part) => SUB_COVERAGE_NAMES[part]) ?? [];
  return yesWhere('ORDINANCE OR LAW', coverage !== undefined, parts.join(', '));
}
