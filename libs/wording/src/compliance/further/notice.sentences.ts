import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { upperFirst } from '../../text/first-letter.js';
import { namesText, onRecord } from '../form-record-words.js';
import { noticeAsked, noticeGiven } from '../notice-words.js';
import { of, policy, seenBy, type FixSentences, type ReasonSentences } from './further-sentence.js';

type GiverParams = ParamsWith<'policyNumber'>;

/** `form CG 02 24 of GL-9`, `the endorsement of GL-9`: what gives the notice. */
const giver = ({ form, policyNumber }: GiverParams): string =>
  `${form === undefined ? 'the endorsement' : `form ${form}`} of ${policyNumber}`;
const firstWords = (params: GiverParams): string => upperFirst(giver(params));

/** Why a policy gives the notice of cancellation that is asked, or does not. */
export const NOTICE_SENTENCES = {
  'NOTICE.GIVEN': of(
    (params) =>
      `${firstWords(params)} gives notice of cancellation of ${noticeGiven(params)}, ${seenBy(params)}: ${noticeAsked(params)} is required.`,
  ),
  'NOTICE.NOT_STATED': of(
    (params) =>
      `${policy(params)} states no endorsement that gives notice of cancellation, and the text of a certificate gives none, so it cannot be decided.`,
  ),
  'NOTICE.DAYS_NOT_GIVEN': of(
    (params) =>
      `How many days of notice ${giver(params)} gives was not given in full: required is ${noticeAsked(params)}.`,
  ),
  'NOTICE.RECIPIENT_NOT_GIVEN': of(
    (params) =>
      `Whom the insurer of ${policy(params)} notifies was not given. Without an endorsement that says so, only the first named insured is notified.`,
  ),
  'NOTICE.OTHER_RECIPIENT': of(
    (params) =>
      `${policy(params)} gives notice of cancellation to “${namesText(params.names)}”, and ${params.wanted === undefined ? 'the template does not say who must be notified' : `“${params.wanted}” must be notified`}: that needs manual review.`,
  ),
  'NOTICE.CLAIMED_ONLY': of(
    (params) =>
      `The certificate of ${policy(params)} says that notice of cancellation is given. The text of a certificate gives none: only an endorsement that is on file, or that an agent confirmed, proves it.`,
  ),
  'NOTICE.NOT_CONFIRMED': of(
    (params) =>
      `An endorsement that gives notice of cancellation was entered as seen on ${policy(params)}, but no document with it is on file and no agent has confirmed it.`,
  ),
  'NOTICE.TOO_SHORT': of(
    (params) =>
      `${firstWords(params)} gives notice of cancellation of ${noticeGiven(params)}; ${noticeAsked(params)} is required.`,
  ),
  'NOTICE.OTHER_FORM': of((params) => `${firstWords(params)} gives no notice of cancellation.`),
  'NOTICE.FORM_VOID': of(
    (params) => `${firstWords(params)} does not prove notice of cancellation: ${onRecord(params)}.`,
  ),
} satisfies ReasonSentences;

/** What makes the insurer give it, or proves that it does. */
export const NOTICE_FIXES = {
  'FIX.ENDORSE_NOTICE': (params) =>
    `Endorse ${policy(params)} with notice of cancellation of ${noticeAsked(params)} to the requester.`,
  'FIX.SEND_NOTICE_FORM': (params) => `Send the endorsement of ${policy(params)} that gives notice of cancellation.`,
} satisfies FixSentences;
