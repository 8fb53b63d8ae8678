import type { ParamsWith } from '@covertrail/domain/compliance/finding-params';
import { onRecord } from '../form-record-words.js';
import { quotedTexts } from './further-params.js';
import { notGiven, of, policy, seenBy, type FixSentences, type ReasonSentences } from './further-sentence.js';
import { basisText } from './limit-terms.words.js';

/** Whether the general aggregate applies per what is required. */
export const AGGREGATE_SENTENCES = {
  'AGGREGATE.FORM_SEEN': of(
    (params) =>
      `Form ${params.form} was seen on ${policy(params)}, ${seenBy(params)}: the general aggregate applies ${basisText(params.basis)}.`,
  ),
  'AGGREGATE.FORM_VOID': of(
    (params) =>
      `Form ${params.form} on ${policy(params)} does not prove that the general aggregate applies ${basisText(params.basis)}: ${onRecord(params)}.`,
  ),
  'AGGREGATE.FORM_NOT_CONFIRMED': of(
    (params) =>
      `Form ${params.form} was entered as seen on ${policy(params)}, but no document with it is on file and no agent has confirmed it.`,
  ),
  'AGGREGATE.FORM_NOT_GIVEN': of(
    (params) =>
      `A form by which the general aggregate applies ${basisText(params.basis)} was entered as seen on ${policy(params)} without its number.`,
  ),
  'AGGREGATE.OTHER_FORM': of(
    (params) =>
      `Form ${params.form} on ${policy(params)} does not say that the general aggregate applies ${basisText(params.basis)}.`,
  ),
  'AGGREGATE.SHARED_IN_TEXT': of(
    (params) =>
      `${policy(params)} states ${quotedTexts(params.texts)}, so whether the general aggregate applies ${basisText(params.basis)} needs manual review.`,
  ),
  'AGGREGATE.FORM_IN_DOUBT': of(
    (params) =>
      `Form ${params.form} was seen on ${policy(params)}, but its number or edition is not known or has not been confirmed, so whether the general aggregate applies ${basisText(params.basis)} needs manual review.`,
  ),
  'AGGREGATE.MET': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies ${basisText(params.given)}, and ${basisText(params.basis)} is required.`,
  ),
  'AGGREGATE.NOT_GIVEN': notGiven,
  'AGGREGATE.DESCRIBED': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies as it describes; ${basisText(params.basis)} is required.`,
  ),
  'AGGREGATE.CLAIMED_ONLY': of(
    (params) =>
      `The certificate of ${policy(params)} claims that the general aggregate applies ${basisText(params.basis)}, but the form was not seen.`,
  ),
  'AGGREGATE.OTHER_BASIS': of(
    (params) =>
      `The general aggregate of ${policy(params)} applies ${basisText(params.given)}; ${basisText(params.basis)} is required.`,
  ),
} satisfies ReasonSentences;

/** What makes it apply so, or proves that it does. */
export const AGGREGATE_FIXES = {
  'FIX.ENDORSE_AGGREGATE': (params) =>
    `Endorse ${policy(params)} with ${aggregateForm(params)}, so that the general aggregate applies ${basisText(params.basis)}.`,
  'FIX.SEND_AGGREGATE_FORM': (params) => `Send the page of ${policy(params)} that shows ${aggregateForm(params)}.`,
} satisfies FixSentences;

const aggregateForm = ({ basis }: ParamsWith<'basis'>): string => (basis === 'perLocation' ? 'CG 25 04' : 'CG 25 03');
