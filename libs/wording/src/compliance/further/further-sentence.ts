import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params, ParamsWith } from '@covertrail/domain/compliance/finding-params';
import type { FindingOf } from '@covertrail/domain/compliance/named-params';
import type { FixParams, FurtherFixCode, FurtherReason } from '@covertrail/domain/compliance/reasons';
import { readRule } from '@covertrail/domain/compliance/rule-kinds';
import { uploadText, whoSaw } from '../form-record-words.js';
import { LIMIT_NAMES } from '../../insurance/labels.js';
import { day } from '../param-text.js';
import { FURTHER_WORDS } from './further-words.js';

export type Sentence<Reason extends FurtherReason> = (finding: FindingOf<Reason>) => string;
/** Sentences of the reasons that belong together. */
export type ReasonSentences = { readonly [Reason in FurtherReason]?: Sentence<Reason> };
export type FixSentence<Code extends FurtherFixCode> = (params: FixParams<Code>, finding: Finding) => string;
/** Sentences of the fixes that belong together. */
export type FixSentences = { readonly [Code in FurtherFixCode]?: FixSentence<Code> };

/** A sentence that needs only the parameters. */
export const of =
  <Given extends Params>(text: (params: Given) => string) =>
  ({ params }: { readonly params: Given }): string =>
    text(params);

/** What is required, inside a sentence. */
export const subjectOf = ({ rule, params }: Finding): string => {
  const named = readRule(rule);
  return named.is === 'further' ? FURTHER_WORDS[named.kind].subject(params) : 'this';
};

export const limitOf = ({ limit }: ParamsWith<'limit'>): string => LIMIT_NAMES[limit].toLowerCase();
export const policy = ({ policyNumber }: ParamsWith<'policyNumber'>): string => policyNumber;

/** What a policy does not state is never taken for enough. */
export const notGiven = (finding: Finding & { readonly params: ParamsWith<'policyNumber'> }): string =>
  `${policy(finding.params)} does not state ${subjectOf(finding)}, so it cannot be decided.`;

/** By whom or what an endorsement was seen. */
export const seenBy = (params: ParamsWith<'seenBy'>): string =>
  params.seenBy === 'document'
    ? `shown by “${params.document}”, ${uploadText(params)}`
    : `confirmed by ${whoSaw(params, 'an agent')} on ${day(params.confirmedOn)}`;
