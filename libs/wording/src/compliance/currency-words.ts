import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import { regionIn } from '../text/money-text.js';
import { deductibleText } from './further/limit-terms.words.js';

const CURRENCY_NAMES: Readonly<Record<RegionCode, string>> = { unitedStates: 'US dollars', canada: 'Canadian dollars' };

/** `Canadian dollars`. */
export const currencyName = (region: unknown): string => CURRENCY_NAMES[regionIn({ region })];

/** What a policy states in a currency of its own; a percent stays one. */
export const statedAmount = ({ stated, kind, statedIn }: Params): string =>
  deductibleText(stated, kind, { region: statedIn });
