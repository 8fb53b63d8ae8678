import { isLimitCode } from '@covertrail/domain/compliance/coverage-codes';
import type { Finding } from '@covertrail/domain/compliance/finding';
import type { Params } from '@covertrail/domain/compliance/finding-params';
import type { FurtherFixCode, FurtherReason } from '@covertrail/domain/compliance/reasons';
import { readRule } from '@covertrail/domain/compliance/rule-kinds';
import { uploadText, whoSaw } from '../form-record-words.js';
import { LIMIT_NAMES } from '../../insurance/labels.js';
import { day, said } from '../param-text.js';
import { FURTHER_WORDS } from './further-words.js';

export type Sentence = (finding: Finding) => string;
/** Sentences of the reasons that belong together. */
export type ReasonSentences = Readonly<Partial<Record<FurtherReason, Sentence>>>;
export type FixSentence = (params: Params, finding: Finding) => string;
/** Sentences of the fixes that belong together. */
export type FixSentences = Readonly<Partial<Record<FurtherFixCode, FixSentence>>>;

/** A sentence that needs only the parameters. */
export const of =
  (text: (params: Params) => string): Sentence =>
  ({ params }) =>
    text(params);

/** What is required, inside a sentence. */
export const subjectOf = ({ rule, params }: Finding): string => {
  const named = readRule(rule);
  return named.is === 'further' ? FURTHER_WORDS[named.kind].subject(params) : 'this';
};

export const limitOf = ({ limit }: Params): string =>
  isLimitCode(limit) ? LIMIT_NAMES[limit].toLowerCase() : 'this limit';
export const policy = ({ policyNumber }: Params): string => said(policyNumber);

/** What a policy does not state is never taken for enough. */
export const notGiven: Sentence = (finding) =>
  `${policy(finding.params)} does not state ${subjectOf(finding)}, so it cannot be decided.`;

/** By whom or what an endorsement was seen. */
export const seenBy = (params: Params): string =>
  params.seenBy === 'document'
    ? `shown by “${said(params.document)}”, ${uploadText(params)}`
    : `confirmed by ${whoSaw(params, 'an agent')} on ${day(params.confirmedOn)}`;
