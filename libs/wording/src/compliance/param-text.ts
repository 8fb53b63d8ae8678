import { isEndorsementCode, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding, Params } from '@covertrail/domain/compliance/finding';
import { dayText } from '../text/day-text.js';
import { moneyText } from '../text/money-text.js';
import { ENDORSEMENT_WORDS, LIMIT_NAMES, LIMIT_SHORT_NAMES, LINE_NAMES } from './labels.js';

type Param = Params[string] | undefined;

/** Parameters of findings as words: a parameter that is missing reads as nothing, never as `undefined`. */
export const said = (value: Param): string => String(value ?? '');
export const money = (value: Param): string => moneyText(Number(value ?? 0));
export const day = (value: Param): string => dayText(said(value));
export const lineOf = ({ line }: Finding): string => LINE_NAMES[line].toLowerCase();

/** `the each occurrence limit`, `employers’ liability, each accident,`: a limit inside a sentence. */
export function limitIn({ limit }: Params): string {
  if (!isLimitCode(limit)) return 'the limit';
  if (limit === 'eachAccident' || limit === 'diseaseEachEmployee' || limit === 'diseasePolicyLimit') {
    return `${lowerFirst(LIMIT_NAMES[limit])},`;
  }
  const ofUmbrella = limit === 'umbrellaEachOccurrence' || limit === 'umbrellaAggregate' ? 'umbrella ' : '';
  const name = `${ofUmbrella}${LIMIT_SHORT_NAMES[limit]}`;
  return `the ${/(aggregate|limit)$/.test(name) ? name : `${name} limit`}`;
}
/** The same at the beginning of a sentence. */
export const limitSubject = (params: Params): string => upperFirst(limitIn(params));

export const endorsementIn = (params: Params): string =>
  isEndorsementCode(params.endorsement) ? ENDORSEMENT_WORDS[params.endorsement] : 'the endorsement';

const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const rated = ({ strength, size }: Params): string => [said(strength), said(size)].filter(Boolean).join(' ');
export const asked = ({ requiredStrength, requiredSize }: Params): string => `${said(requiredStrength)} ${said(requiredSize)}`;
