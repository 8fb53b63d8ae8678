import type { FurtherTerms } from '../insurance/terms/further-terms.js';
import { TEXT_TERMS } from '../insurance/terms/unstated-terms.js';
import { keysOf, recordOf } from '../kernel/record-of.js';
import type { FieldRule } from './field-rule.js';
import { notesText, remarkTexts } from './policy-text-fields.js';

type RulesOfTerms = { readonly [Term in keyof FurtherTerms]?: FieldRule<FurtherTerms[Term]> };

/**
 * Further terms that a rule checks as a whole: in the form, as they are sent, and when they are decided about. A text has the rule of all
 * texts.
 */
export const TERM_RULES = {
  ...recordOf(TEXT_TERMS, () => notesText),
  remarks: remarkTexts,
} satisfies RulesOfTerms;

export type RuledTerm = keyof typeof TERM_RULES;
export const RULED_TERMS: readonly RuledTerm[] = keysOf(TERM_RULES);
