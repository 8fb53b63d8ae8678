import type { FurtherFixCode, FurtherReason } from '@covertrail/domain/compliance/reasons';
import { AGGREGATE_FIXES, AGGREGATE_SENTENCES } from './aggregate.sentences.js';
import { COVERAGES_FIXES, COVERAGES_SENTENCES } from './coverages.sentences.js';
import { policy, subjectOf, type FixSentence, type Sentence } from './further-sentence.js';
import { NOTICE_FIXES, NOTICE_SENTENCES } from './notice.sentences.js';
import { LIMIT_TERMS_FIXES, LIMIT_TERMS_SENTENCES } from './limit-terms.sentences.js';
import { PAPERS_FIXES, PAPERS_SENTENCES } from './papers.sentences.js';
import { REACH_FIXES, REACH_SENTENCES } from './reach.sentences.js';
import { STATEMENTS_FIXES, STATEMENTS_SENTENCES } from './statements.sentences.js';

/** One plain sentence for every reason of a further requirement. */
export const FURTHER_WORDING: { readonly [Reason in FurtherReason]: Sentence<Reason> } = {
  ...COVERAGES_SENTENCES,
  ...AGGREGATE_SENTENCES,
  ...LIMIT_TERMS_SENTENCES,
  ...STATEMENTS_SENTENCES,
  ...PAPERS_SENTENCES,
  ...NOTICE_SENTENCES,
  ...REACH_SENTENCES,
};

/** What would fix a further requirement, addressed to the party who can do it. */
export const FURTHER_FIX_WORDING: { readonly [Code in FurtherFixCode]: FixSentence<Code> } = {
  'FIX.GIVE_STATEMENT': (params, finding) => `Enter ${subjectOf(finding)} of ${policy(params)}.`,
  'FIX.DECIDE_STATEMENT': (params, finding) =>
    `Decide whether ${subjectOf(finding)} of ${policy(params)} can be accepted.`,
  ...COVERAGES_FIXES,
  ...AGGREGATE_FIXES,
  ...LIMIT_TERMS_FIXES,
  ...STATEMENTS_FIXES,
  ...PAPERS_FIXES,
  ...NOTICE_FIXES,
  ...REACH_FIXES,
};
