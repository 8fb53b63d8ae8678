import { plainWords } from '../../kernel/plain-words.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';

/** The description of operations and the remarks, without those that say nothing. */
export const statedTexts = ({
  operations,
  remarks,
}: Pick<ProvidedPolicy, 'operations' | 'remarks'>): readonly string[] =>
  [operations.value, ...remarks.value].filter((text) => plainWords(text) !== '');

/**
 * A text of a policy as findings quote it: on one line. A vertical bar reads as a space, because it separated texts in findings that were
 * recorded before lists, and what was decided about those holds for the same texts.
 */
export const asEntry = (text: string): string => text.replaceAll(/[|\s]+/g, ' ').trim();

/** Words with which a certificate says that an aggregate, or all limits, are not those of the policy alone. */
const SAYS_SHARED =
  /\b(?:aggregates?|limits?)\b[^.;]*\bshar(?:ed?|ing|es)\b|\bshar(?:ed?|ing|es)\b[^.;]*\b(?:aggregates?|limits?)\b/i;

/** Texts by which the aggregates of a policy are shared with others; a person reads what they mean (decision 57). */
export const textsOfSharing = ({
  operations,
  remarks,
}: Pick<ProvidedPolicy, 'operations' | 'remarks'>): readonly string[] =>
  [...new Set([operations.value, ...remarks.value].filter((text) => SAYS_SHARED.test(text)).map(asEntry))].sort();
