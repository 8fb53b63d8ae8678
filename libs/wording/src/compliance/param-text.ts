import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Cents } from '@covertrail/domain/kernel/money';
import { dayText } from '../text/day-text.js';
import { moneyText, regionIn } from '../text/money-text.js';
import { upperFirst } from '../text/first-letter.js';
import { ENDORSEMENT_WORDS, limitPhrase, LINE_NAMES } from '../insurance/labels.js';

/** A parameter that a finding may leave out: one that is missing reads as nothing, never as `undefined`. */
export const said = (value: string | number | undefined): string => String(value ?? '');
/** An amount in the currency of the finding that it is of. */
export const money = (value: Cents, params: Params): string => moneyText(value, regionIn(params));
export const day = (value: CalendarDate): string => dayText(value);
export const lineOf = ({ line }: Finding): string => LINE_NAMES[line].toLowerCase();

/** A limit inside a sentence: `the each occurrence limit`. */
export const limitIn = ({ limit }: ParamsWith<'limit'>): string => limitPhrase(limit);
/** The same where a clause ends with it: what stands between commas has no second one there. */
export const limitAtEnd = (params: ParamsWith<'limit'>): string => limitIn(params).replace(/,$/, '');
/** The same at the beginning of a sentence. */
export const limitSubject = (params: ParamsWith<'limit'>): string => upperFirst(limitIn(params));

export const endorsementIn = ({ endorsement }: ParamsWith<'endorsement'>): string => ENDORSEMENT_WORDS[endorsement];
/** The same where none may be named. */
export const endorsementIfNamed = ({ endorsement }: Params): string =>
  endorsement === undefined ? 'the endorsement' : ENDORSEMENT_WORDS[endorsement];

export const rated = ({ strength, underReview, size }: ParamsWith<'strength' | 'size'>): string =>
  [strength, underReview, size].filter(Boolean).join(' ');
export const required = ({ requiredStrength, requiredSize }: ParamsWith<'requiredStrength' | 'requiredSize'>): string =>
  `${requiredStrength} ${requiredSize}`;
