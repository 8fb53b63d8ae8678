import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { NoticeRequirement } from '@covertrail/domain/compliance/further-requirements';
import { daysText } from './document-requirement-words.js';
import { namesText, onRecord } from './form-record-words.js';
import { said } from './param-text.js';

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

/** `form CG 02 24 of GL-9`, `the endorsement of GL-9`: what gives the notice. */
const giver = ({ form, policyNumber }: Params): string =>
  `${form === undefined ? 'the endorsement' : `form ${said(form)}`} of ${said(policyNumber)}`;
const firstWords = (params: Params): string => giver(params).replace(/^./, (first) => first.toUpperCase());

export type NoticeReason = Extract<Finding['reason'], `NOTICE.${string}`>;

/** Why a policy gives the notice that is asked, or does not. */
export const NOTICE_WORDING: Readonly<Record<NoticeReason, (params: Params, seenBy: string) => string>> = {
  'NOTICE.GIVEN': (params, seenBy) =>
    `${firstWords(params)} gives notice of cancellation of ${noticeGiven(params)}, ${seenBy}: ${noticeAsked(params)} is required.`,
  'NOTICE.NOT_STATED': ({ policyNumber }) =>
    `${said(policyNumber)} states no endorsement that gives notice of cancellation, and the text of a certificate gives none, so it cannot be decided.`,
  'NOTICE.DAYS_NOT_GIVEN': (params) =>
    `How many days of notice ${giver(params)} gives was not given in full: required is ${noticeAsked(params)}.`,
  'NOTICE.RECIPIENT_NOT_GIVEN': (params) =>
    `Whom the insurer of ${said(params.policyNumber)} notifies was not given. Without an endorsement that says so, only the first named insured is notified.`,
  'NOTICE.OTHER_RECIPIENT': ({ policyNumber, names, wanted }) =>
    `${said(policyNumber)} gives notice of cancellation to “${namesText(names)}”, and ${wanted === undefined ? 'the template does not say who must be notified' : `“${said(wanted)}” must be notified`}: that needs manual review.`,
  'NOTICE.CLAIMED_ONLY': ({ policyNumber }) =>
    `The certificate of ${said(policyNumber)} says that notice of cancellation is given. The text of a certificate gives none: only an endorsement that is on file, or that an agent confirmed, proves it.`,
  'NOTICE.NOT_CONFIRMED': ({ policyNumber }) =>
    `An endorsement that gives notice of cancellation was entered as seen on ${said(policyNumber)}, but no document with it is on file and no agent has confirmed it.`,
  'NOTICE.TOO_SHORT': (params) =>
    `${firstWords(params)} gives notice of cancellation of ${noticeGiven(params)}; ${noticeAsked(params)} is required.`,
  'NOTICE.OTHER_FORM': (params) => `${firstWords(params)} gives no notice of cancellation.`,
  'NOTICE.FORM_VOID': (params) => `${firstWords(params)} does not prove notice of cancellation: ${onRecord(params)}.`,
};
