import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { NoticeRequirement } from '@covertrail/domain/compliance/further-requirements';
import { daysText } from './document-requirement-words.js';

/** Notice of cancellation, in words. */

/** `30 days, 10 days for non-payment`. */
export const noticeText = ({ days, nonPaymentDays }: NoticeRequirement): string => daysWith(days, nonPaymentDays);
export const noticeAsked = ({ days, nonPaymentDays }: Params): string => daysWith(days, nonPaymentDays);
export const noticeGiven = ({ given, givenNonPayment }: Params): string =>
  given === undefined
    ? givenNonPayment === undefined
      ? ''
      : `${daysText(givenNonPayment)} for non-payment`
    : daysWith(given, givenNonPayment);

const daysWith = (days: unknown, nonPayment: unknown): string =>
  `${daysText(days)}${nonPayment === undefined ? '' : `, ${daysText(nonPayment)} for non-payment`}`;
