import { isEndorsementCode, isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import { dayText } from '../text/day-text.js';
import { moneyText, regionIn } from '../text/money-text.js';
import { upperFirst } from '../text/first-letter.js';
import { ENDORSEMENT_WORDS, limitPhrase, LINE_NAMES } from '../insurance/labels.js';

type Param = string | number | undefined;

/** Parameters of findings as words: a parameter that is missing reads as nothing, never as `undefined`. */
export const said = (value: Param): string => String(value ?? '');
/** An amount in the currency of the finding that it is of. */
export const money = (value: Param, params: Params): string => moneyText(Number(value ?? 0), regionIn(params));
export const day = (value: Param): string => dayText(said(value));
export const lineOf = ({ line }: Finding): string => LINE_NAMES[line].toLowerCase();

/** A limit inside a sentence: `the each occurrence limit`. */
export const limitIn = ({ limit }: Params): string => (isLimitCode(limit) ? limitPhrase(limit) : 'the limit');
/** The same where a clause ends with it: what stands between commas has no second one there. */
export const limitAtEnd = (params: Params): string => limitIn(params).replace(/,$/, '');
/** The same at the beginning of a sentence. */
export const limitSubject = (params: Params): string => upperFirst(limitIn(params));

export const endorsementIn = (params: Params): string =>
  isEndorsementCode(params.endorsement) ? ENDORSEMENT_WORDS[params.endorsement] : 'the endorsement';

export const rated = ({ strength, underReview, size }: Params): string =>
  [said(strength), said(underReview), said(size)].filter(Boolean).join(' ');
export const required = ({ requiredStrength, requiredSize }: Params): string =>
  `${said(requiredStrength)} ${said(requiredSize)}`;
