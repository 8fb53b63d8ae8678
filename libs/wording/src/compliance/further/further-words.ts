import type { FurtherRuleKind } from '@covertrail/domain/compliance/rule-kinds';
import { COVERAGES_WORDS } from './coverages.words.js';
import type { FurtherWords } from './kind-words.js';
import { LIMIT_TERMS_WORDS } from './limit-terms.words.js';
import { PAPERS_WORDS } from './papers.words.js';
import { REACH_WORDS } from './reach.words.js';
import { STATEMENTS_WORDS } from './statements.words.js';

/** By kind: the compiler names one without words. */
export const FURTHER_WORDS: Readonly<Record<FurtherRuleKind, FurtherWords>> = {
  ...COVERAGES_WORDS,
  ...LIMIT_TERMS_WORDS,
  ...STATEMENTS_WORDS,
  ...PAPERS_WORDS,
  ...REACH_WORDS,
};
