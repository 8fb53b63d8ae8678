import type { LimitCode } from '@covertrail/domain/compliance/coverage';
import { DEDUCTIBLE_TABLE } from '@covertrail/domain/compliance/lines/deductible-kinds';
import { ONE_PERCENT, type BasisPoints } from '@covertrail/domain/kernel/basis-points';
import type { BlanketLimit, BlanketType, LimitDetail, LimitDetails, StatedDeductible } from '@covertrail/domain/policy/limit-details.contract';
import { LIMIT_NAMES } from '../compliance/labels.js';
import { DEDUCTIBLE_NAMES, VALUATION_NAMES } from '../compliance/vocabulary-words.js';
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
export function deductibleText({ kind, value }: StatedDeductible): string {
  const name = DEDUCTIBLE_NAMES[kind];
  if (value === undefined) return name;
  switch (DEDUCTIBLE_TABLE[kind].value) {
    case 'percent': return `${name} ${percentText(value)}`;
    case 'hours': return `${name} ${value}`;
    default: return `${name} ${moneyText(value)}`;
  }
}

/** What each limit states beside its amount: `General aggregate, displayed` `$1,000,000`. */
export const limitDetailsTexts = (details: LimitDetails): Texts =>
  Object.fromEntries(Object.entries(details).flatMap(([code, detail]) => detailTexts(LIMIT_NAMES[code as LimitCode], detail)));

function detailTexts(name: string, { displayed, second, deductible, coinsurance, valuation, valuationAmount, text }: LimitDetail): readonly (readonly [string, string])[] {
  const of = <Value>(what: string, value: Value | undefined, inWords: (value: Value) => string) =>
    (value === undefined ? [] : [[`${name}, ${what}`, inWords(value)] as const]);
  return [
    ...of('displayed', displayed, moneyText),
    ...of('second amount', second, moneyText),
    ...of('deductible', deductible, deductibleText),
    ...of('coinsurance', coinsurance, percentText),
    ...of('valuation', valuation, (type) => VALUATION_NAMES[type]),
    ...of('valuation amount', valuationAmount, moneyText),
    ...of('as printed', text, String),
  ];
}

export const blanketsTexts = (blankets: readonly BlanketLimit[]): Texts =>
  Object.fromEntries(blankets.map((blanket) => [`Blanket ${blanket.number}`, blanketText(blanket)]));

function blanketText({ type, total, coinsurance, valuationAmount, deductible }: BlanketLimit): string {
  return [
    BLANKET_NAMES[type],
    ...(total === undefined ? [] : [moneyText(total)]),
    ...(coinsurance === undefined ? [] : [`coinsurance ${percentText(coinsurance)}`]),
    ...(valuationAmount === undefined ? [] : [`valued at ${moneyText(valuationAmount)}`]),
    ...(deductible === undefined ? [] : [`deductible ${deductibleText(deductible)}`]),
  ].join(', ');
}
