import type { StatedRequirement } from './stated-requirement.js';

/** Characters of the text that was read, from the first up to but not including the second. */
export interface TextSpan {
  readonly from: number;
  readonly to: number;
}

/**
 * Why a person must decide what a sentence asks.
 * `condition`: it asks something only in a case. `negation`: it says what is not required. `wordsAndDigits`: an amount in words differs from
 * the same in digits. `alternatives`: it leaves a choice. `twice`: another sentence asks something else of the same. `lineNotNamed`,
 * `limitNotNamed`, `sizeNotNamed`, `formNotKnown`: so much is not said or not known. `needsDate`: a template takes a day where the contract says
 * a period. `exclusion`: a single exclusion, where a template refuses all or none. `severalParties`: a template names one.
 * `approval`: it leaves the amount to a person. `claimsMade`: such a policy is allowed, without a retroactive date.
 * `otherParty`: it asks it of somebody else.
 */
export type OpenReason =
  | 'condition'
  | 'negation'
  | 'wordsAndDigits'
  | 'alternatives'
  | 'twice'
  | 'lineNotNamed'
  | 'limitNotNamed'
  | 'sizeNotNamed'
  | 'formNotKnown'
  | 'needsDate'
  | 'exclusion'
  | 'severalParties'
  | 'approval'
  | 'claimsMade'
  | 'otherParty';

/** A requirement that the text states plainly. `sentence`: its place among the sentences. `evidence`: the amount, form or words. */
export interface FoundRequirement {
  readonly requirement: StatedRequirement;
  readonly sentence: number;
  readonly evidence: TextSpan;
}

/** What a person must decide. `requirement`: what the template would ask if the person says yes; null where the reader cannot tell. */
export interface OpenRequirement {
  readonly reason: OpenReason;
  readonly requirement: StatedRequirement | null;
  readonly sentence: number;
  readonly evidence: TextSpan;
}

/** What was read of the insurance exhibit of a contract. Every sentence that speaks of insurance or has an amount is in one of the three lists. */
export interface ExhibitReading {
  readonly text: string;
  readonly sentences: readonly TextSpan[];
  readonly found: readonly FoundRequirement[];
  readonly toDecide: readonly OpenRequirement[];
  /** Places of sentences that only say again what was found before. */
  readonly repeated: readonly number[];
  /** Places of sentences. */
  readonly notUnderstood: readonly number[];
}
