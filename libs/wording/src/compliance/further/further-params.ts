import type { ValueParam } from '@covertrail/domain/compliance/finding-params';
import { isAtMost } from '@covertrail/domain/compliance/further/values';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import {
  STATED_VALUE_CODES,
  STATED_VALUE_TABLE,
  UNLIMITED,
  type StatedChoice,
} from '@covertrail/domain/insurance/lines/stated-values';
import { VALUATION_TYPES } from '@covertrail/domain/insurance/lines/valuation-types';
import { ONE_PERCENT } from '@covertrail/domain/kernel/basis-points';
import { moneyText } from '../../text/money-text.js';
import { listed } from '../../text/sentence-parts.js';
import { STATED_CHOICE_NAMES, STATED_VALUE_NAMES } from '../../insurance/stated-value-words.js';
import { VALUATION_NAMES } from '../../insurance/vocabulary-words.js';

/** Parameters of further requirements as words; what is missing or unknown reads as nothing. */

/** Texts of a policy, each in quotation marks. */
export const quotedTexts = (texts: readonly string[]): string =>
  listed(
    texts.map((text) => `“${text}”`),
    'nothing',
  );

/** Basis points: `90 %`. */
export const percentText = (basisPoints: unknown): string => `${Number(basisPoints ?? 0) / ONE_PERCENT} %`;

export const valuationName = (code: unknown): string =>
  VALUATION_TYPES.filter((type) => type === code).map((type) => VALUATION_NAMES[type])[0] ?? '';

const valueCode = (code: unknown) => STATED_VALUE_CODES.find((candidate) => candidate === code);
/** `Causes of loss`. */
export const valueTitle = (code: unknown): string => {
  const found = valueCode(code);
  return found === undefined ? '' : STATED_VALUE_NAMES[found];
};

const isChoice = (text: string): text is StatedChoice => text in STATED_CHOICE_NAMES;

/** A value by its kind: `at least $750,000`, `Special`, `CA and NV`; without `at least` where it is what a policy states. */
export function valueText(
  code: unknown,
  value: ValueParam | true | undefined,
  { stated = false, region }: { readonly stated?: boolean; readonly region?: RegionCode } = {},
): string {
  const found = valueCode(code);
  if (found === undefined) return '';
  const { kind } = STATED_VALUE_TABLE[found];
  const bound = stated ? '' : isAtMost(found) ? 'At most ' : 'At least ';
  switch (kind) {
    case 'money':
      return `${bound}${moneyText(Number(value), region)}`;
    case 'indicator':
      return stated ? 'Stated' : 'Required';
    case 'choice':
      return isChoice(String(value)) ? STATED_CHOICE_NAMES[String(value) as StatedChoice] : '';
    case 'states':
      return listed(Array.isArray(value) ? value : []);
    case 'percent':
      return `${bound}${String(value)} %`;
    case 'monthsOrUnlimited':
      return value === UNLIMITED ? 'Unlimited' : `${bound}${String(value)}`;
    default:
      return `${bound}${String(value)}`;
  }
}
