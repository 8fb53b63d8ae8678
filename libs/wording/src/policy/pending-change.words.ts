import type { PendingAspect, PendingKind } from '@covertrail/domain/policy/pending.contract';
import type { PolicyAspect } from '@covertrail/domain/insurance/terms/policy-aspects';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { regionTexts } from '../insurance/further-terms.words.js';
import type { ChangeText } from '../text/event-wording.js';
import { changedTexts, newTexts, type Texts } from '../text/text-changes.js';
import { aspectTexts } from './aspect-words.js';
import { NOT_GIVEN } from './policy-change-sentence.js';

/** What an agent is asked to approve, as the title of a difference. */
export const PENDING_WORDS: Readonly<Record<PendingKind, string>> = {
  added: 'New policy',
  edited: 'Changed since it was approved',
  resubmitted: 'Changed since it was rejected',
};

/** What an approval would confirm of an aspect, from what to what; for those who may see the whole number of the policy. */
export const pendingTexts = ({
  aspect,
  before,
  after,
}: Pick<PendingAspect, 'aspect' | 'before' | 'after'>): readonly ChangeText[] =>
  before === null
    ? newTexts(aspect === 'region' ? regionTexts(after.region) : textsOf(aspect, after))
    : changedTexts(textsOf(aspect, before), textsOf(aspect, after), NOT_GIVEN);

const textsOf = (aspect: PolicyAspect, terms: PolicyTerms): Texts =>
  aspect === 'number' ? { 'Policy number': terms.policyNumber } : aspectTexts(aspect, terms);
