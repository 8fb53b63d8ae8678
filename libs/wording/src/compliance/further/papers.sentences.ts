import type { Params } from '@covertrail/domain/compliance/finding-params';
import { keysOf, recordOf } from '@covertrail/domain/kernel/record-of';
import { daysText } from '../document-requirement-words.js';
import { NOTICE_WORDING, noticeAsked } from '../notice-words.js';
import { day, said } from '../param-text.js';
import { upperFirst } from '../../text/first-letter.js';
import {
  notGiven,
  of,
  policy,
  seenBy,
  subjectOf,
  type FixSentences,
  type ReasonSentences,
  type Sentence,
} from './further-sentence.js';

const holderAt = ({ address }: Params): string => (address === undefined ? '' : ` at ${said(address)}`);

const fileOf = ({ document, uploadedOn }: Params): string => `“${said(document)}”, uploaded on ${day(uploadedOn)}`;

/** Whether documents, certificate holder and notice of cancellation are as required. */
export const PAPERS_SENTENCES = {
  'DOCUMENT.ON_FILE': (finding) =>
    `${upperFirst(subjectOf(finding))} is on file for ${policy(finding.params)}: ${fileOf(finding.params)}.`,
  'DOCUMENT.MISSING': (finding) => `${upperFirst(subjectOf(finding))} is not on file for ${policy(finding.params)}.`,
  'DOCUMENT.OTHER_NAME': (finding) =>
    `Whether ${subjectOf(finding)} is on file for ${policy(finding.params)} needs manual review: on file is “${said(finding.params.document)}”.`,
  'DOCUMENT.TOO_OLD': (finding) =>
    `${upperFirst(subjectOf(finding))} for ${policy(finding.params)} is too old: ${fileOf(finding.params)}, and at most ${daysText(finding.params.withinDays)} are accepted.`,
  'HOLDER.NAMED': of(
    (params) =>
      `A certificate of ${policy(params)} names “${said(params.named)}”${holderAt(params)} as certificate holder.`,
  ),
  'HOLDER.NOT_GIVEN': notGiven,
  'HOLDER.NOT_NAMED': of(
    (params) => `No certificate of ${policy(params)} names “${said(params.holder)}” as certificate holder.`,
  ),
  'HOLDER.SIMILAR': of(
    (params) =>
      `A certificate of ${policy(params)} names “${said(params.found)}” as certificate holder; whether that is “${said(params.holder)}” needs manual review.`,
  ),
  'HOLDER.ADDRESS_NOT_GIVEN': of(
    (params) =>
      `A certificate of ${policy(params)} names ${said(params.holder)} as certificate holder, but its address there was not given: required is ${said(params.address)}.`,
  ),
  'HOLDER.OTHER_ADDRESS': of(
    (params) =>
      `A certificate of ${policy(params)} names ${said(params.holder)} as certificate holder at ${said(params.found)}, which needs manual review: required is ${said(params.address)}.`,
  ),
  ...recordOf(
    keysOf(NOTICE_WORDING),
    (reason): Sentence =>
      ({ params }) =>
        NOTICE_WORDING[reason](params, seenBy(params)),
  ),
} satisfies ReasonSentences;

/** What puts them on file. */
export const PAPERS_FIXES = {
  'FIX.UPLOAD_DOCUMENT': (params, finding) => `Upload ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.RENEW_DOCUMENT': (params, finding) => `Upload a newer version of ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.NAME_HOLDER': (params) =>
    `Issue a certificate of ${policy(params)} to ${said(params.holder)}, and enter it as certificate holder.`,
  'FIX.ENDORSE_NOTICE': (params) =>
    `Endorse ${policy(params)} with notice of cancellation of ${noticeAsked(params)} to the requester.`,
  'FIX.SEND_NOTICE_FORM': (params) => `Send the endorsement of ${policy(params)} that gives notice of cancellation.`,
} satisfies FixSentences;
