import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { daysText } from '../document-requirement-words.js';
import { day } from '../param-text.js';
import { upperFirst } from '../../text/first-letter.js';
import { notGiven, of, policy, subjectOf, type FixSentences, type ReasonSentences } from './further-sentence.js';

const holderAt = ({ address }: Params): string => (address === undefined ? '' : ` at ${address}`);

const fileOf = ({ document, uploadedOn }: ParamsWith<'document' | 'uploadedOn'>): string =>
  `“${document}”, uploaded on ${day(uploadedOn)}`;

/** Whether documents and certificate holder are as required. */
export const PAPERS_SENTENCES = {
  'DOCUMENT.ON_FILE': (finding) =>
    `${upperFirst(subjectOf(finding))} is on file for ${policy(finding.params)}: ${fileOf(finding.params)}.`,
  'DOCUMENT.MISSING': (finding) => `${upperFirst(subjectOf(finding))} is not on file for ${policy(finding.params)}.`,
  'DOCUMENT.OTHER_NAME': (finding) =>
    `Whether ${subjectOf(finding)} is on file for ${policy(finding.params)} needs manual review: on file is “${finding.params.document}”.`,
  'DOCUMENT.TOO_OLD': (finding) =>
    `${upperFirst(subjectOf(finding))} for ${policy(finding.params)} is too old: ${fileOf(finding.params)}, and at most ${daysText(finding.params.withinDays)} are accepted.`,
  'HOLDER.NAMED': of(
    (params) => `A certificate of ${policy(params)} names “${params.named}”${holderAt(params)} as certificate holder.`,
  ),
  'HOLDER.NOT_GIVEN': notGiven,
  'HOLDER.NOT_NAMED': of(
    (params) => `No certificate of ${policy(params)} names “${params.holder}” as certificate holder.`,
  ),
  'HOLDER.SIMILAR': of(
    (params) =>
      `A certificate of ${policy(params)} names “${params.found}” as certificate holder; whether that is “${params.holder}” needs manual review.`,
  ),
  'HOLDER.ADDRESS_NOT_GIVEN': of(
    (params) =>
      `A certificate of ${policy(params)} names ${params.holder} as certificate holder, but its address there was not given: required is ${params.address}.`,
  ),
  'HOLDER.OTHER_ADDRESS': of(
    (params) =>
      `A certificate of ${policy(params)} names ${params.holder} as certificate holder at ${params.found}, which needs manual review: required is ${params.address}.`,
  ),
} satisfies ReasonSentences;

/** What puts them on file. */
export const PAPERS_FIXES = {
  'FIX.UPLOAD_DOCUMENT': (params, finding) => `Upload ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.RENEW_DOCUMENT': (params, finding) => `Upload a newer version of ${subjectOf(finding)} for ${policy(params)}.`,
  'FIX.NAME_HOLDER': (params) =>
    `Issue a certificate of ${policy(params)} to ${params.holder}, and enter it as certificate holder.`,
} satisfies FixSentences;
