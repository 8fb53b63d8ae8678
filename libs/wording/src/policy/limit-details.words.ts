import type { LimitCode } from '@covertrail/domain/insurance/coverage';
import { DEDUCTIBLE_TABLE } from '@covertrail/domain/insurance/lines/deductible-kinds';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { ONE_PERCENT, type BasisPoints } from '@covertrail/domain/kernel/basis-points';
import type {
  BlanketLimit,
  BlanketType,
  LimitDetail,
  LimitDetails,
  StatedDeductible,
} from '@covertrail/domain/insurance/terms/limit-details';
import { LIMIT_NAMES } from '../insurance/labels.js';
import { DEDUCTIBLE_NAMES, VALUATION_NAMES } from '../insurance/vocabulary-words.js';
import { moneyText } from '../text/money-text.js';
import type { Texts } from '../text/text-changes.js';

export const BLANKET_NAMES: Readonly<Record<BlanketType, string>> = {
  blanketOfBuildings: 'Buildings',
  blanketOfContents: 'Personal property',
  blanketOfBuildingsAndContents: 'Buildings and personal property',
  blanketOfIncome: 'Business income',
  blanketOfAll: 'All property',
};

export const percentText = (share: BasisPoints): string => `${share / ONE_PERCENT}%`;

/** `Per occurrence $5,000`, `Percent of value 2%`, `Included`. */
export function deductibleText({ kind, value }: StatedDeductible, region?: RegionCode): string {
  const name = DEDUCTIBLE_NAMES[kind];
  if (value === undefined) return name;
  switch (DEDUCTIBLE_TABLE[kind].value) {
    case 'percent':
      return `${name} ${percentText(value)}`;
    case 'hours':
      return `${name} ${value}`;
    default:
      return `${name} ${moneyText(value, region)}`;
  }
}

/** What a limit states beside what tables of limits have a column for: `coinsurance 80%, Replacement cost (RC) $1,000`. */
export const besideAmountText = (
  { second, coinsurance, valuation, valuationAmount }: LimitDetail,
  region?: RegionCode,
): string =>
  [
    ...(second === undefined ? [] : [`second amount ${moneyText(second, region)}`]),
    ...(coinsurance === undefined ? [] : [`coinsurance ${percentText(coinsurance)}`]),
    ...(valuation === undefined ? [] : [VALUATION_NAMES[valuation]]),
    ...(valuationAmount === undefined ? [] : [`valued at ${moneyText(valuationAmount, region)}`]),
  ].join(', ');

/** What each limit states beside its amount: `General aggregate, displayed` `$1,000,000`. */
export const limitDetailsTexts = (details: LimitDetails, region?: RegionCode): Texts =>
  Object.fromEntries(
    Object.entries(details).flatMap(([code, detail]) => detailTexts(LIMIT_NAMES[code as LimitCode], detail, region)),
  );

function detailTexts(name: string, detail: LimitDetail, region?: RegionCode): readonly (readonly [string, string])[] {
  const { displayed, second, deductible, coinsurance, valuation, valuationAmount, text } = detail;
  const money = (cents: number) => moneyText(cents, region);
  const of = <Value>(what: string, value: Value | undefined, inWords: (value: Value) => string) =>
    value === undefined ? [] : [[`${name}, ${what}`, inWords(value)] as const];
  if (Object.keys(detail).length === 0) return [[name, 'stated']];
  return [
    ...of('displayed', displayed, money),
    ...of('second amount', second, money),
    ...of('deductible', deductible, (borne) => deductibleText(borne, region)),
    ...of('coinsurance', coinsurance, percentText),
    ...of('valuation', valuation, (type) => VALUATION_NAMES[type]),
    ...of('valuation amount', valuationAmount, money),
    ...of('as printed', text, String),
  ];
}

export const blanketsTexts = (blankets: readonly BlanketLimit[], region?: RegionCode): Texts =>
  Object.fromEntries(blankets.map((blanket) => [`Blanket ${blanket.number}`, blanketText(blanket, region)]));

function blanketText(
  { type, total, coinsurance, valuationAmount, deductible }: BlanketLimit,
  region?: RegionCode,
): string {
  return [
    BLANKET_NAMES[type],
    ...(total === undefined ? [] : [moneyText(total, region)]),
    ...(coinsurance === undefined ? [] : [`coinsurance ${percentText(coinsurance)}`]),
    ...(valuationAmount === undefined ? [] : [`valued at ${moneyText(valuationAmount, region)}`]),
    ...(deductible === undefined ? [] : [`deductible ${deductibleText(deductible, region)}`]),
  ].join(', ');
}
