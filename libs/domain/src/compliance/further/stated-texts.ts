import { plainWords } from '../../kernel/plain-words.js';
import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { LIST_SEPARATOR } from './further-kind.js';

/** The description of operations and the remarks, without those that say nothing. */
export const statedTexts = ({
  operations,
  remarks,
}: Pick<ProvidedPolicy, 'operations' | 'remarks'>): readonly string[] =>
  [operations.value, ...remarks.value].filter((text) => plainWords(text) !== '');

/** A text as an entry of a list in a parameter of a finding: on one line, without the separator. */
export const asEntry = (text: string): string => text.replaceAll(LIST_SEPARATOR, ' ').replaceAll(/\s+/g, ' ').trim();

/** Words with which a certificate says that an aggregate, or all limits, are not those of the policy alone. */
const SAYS_SHARED =
  /\b(?:aggregates?|limits?)\b[^.;]*\bshar(?:ed?|ing|es)\b|\bshar(?:ed?|ing|es)\b[^.;]*\b(?:aggregates?|limits?)\b/i;

/** Texts by which the aggregates of a policy are shared with others; a person reads what they mean (decision 57). */
export const textsOfSharing = ({
  operations,
  remarks,
}: Pick<ProvidedPolicy, 'operations' | 'remarks'>): readonly string[] =>
  [...new Set([operations.value, ...remarks.value].filter((text) => SAYS_SHARED.test(text)).map(asEntry))].sort();
