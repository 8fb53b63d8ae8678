import { UNSTATED_TERMS } from '@covertrail/domain/insurance/terms/unstated-terms';
import type { PolicyTerms, StatedTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { regionTexts } from '../insurance/further-terms.words.js';
import type { Texts } from '../text/text-changes.js';
import { aspectTexts, WORDED_ASPECTS } from './aspect-words.js';

/** All that a policy says but its number, whose reader may be shown only its end. */
export function termsTexts(stated: StatedTerms): Texts {
  const terms: PolicyTerms = { ...UNSTATED_TERMS, ...stated };
  const texts = WORDED_ASPECTS.map((aspect) =>
    aspect === 'region' ? regionTexts(terms.region) : aspectTexts(aspect, terms),
  );
  return texts.reduce((all, part) => ({ ...all, ...part }), {});
}
