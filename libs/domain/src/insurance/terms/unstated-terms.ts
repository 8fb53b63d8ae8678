import { recordOf } from '../../kernel/record-of.js';
import type { FurtherTerms } from './further-terms.js';
import { ASPECTS, POLICY_ASPECTS } from './policy-aspects.js';
import type { PolicyTerms } from './policy-terms.js';

/** What terms may leave out. */
const FURTHER_TERMS: readonly (keyof FurtherTerms)[] = ASPECTS.flatMap((aspect) => {
  const row = POLICY_ASPECTS[aspect];
  return row.further ? [row.term] : [];
});

/** A choice among codes is no text. */
export type TextTerm = {
  [Term in keyof FurtherTerms]: string extends FurtherTerms[Term] ? Term : never;
}[keyof FurtherTerms];

const UNSTATED: ReadonlyMap<keyof PolicyTerms, unknown> = new Map(
  ASPECTS.map((aspect) => [POLICY_ASPECTS[aspect].term, POLICY_ASPECTS[aspect].unstated]),
);
/** Of a policy about which nothing further was stated. */
export const UNSTATED_TERMS = recordOf<keyof FurtherTerms, unknown>(FURTHER_TERMS, (term) =>
  UNSTATED.get(term),
) as FurtherTerms;

/** What terms may leave out and is a text: each is held to the rule of all texts, and trimmed before it is sent. */
export const TEXT_TERMS: readonly TextTerm[] = FURTHER_TERMS.filter(
  (term): term is TextTerm => UNSTATED.get(term) === '',
);
export const isTextTerm = (term: keyof PolicyTerms): term is TextTerm => TEXT_TERMS.some((text) => text === term);
