import type { RegionCode } from '@covertrail/domain/insurance/lines/regions';
import {
  ASPECTS,
  COVERAGE_ASPECTS,
  statedIn,
  type AspectValue,
  type AssessedAspect,
  type PolicyAspect,
} from '@covertrail/domain/insurance/terms/policy-aspects';
import type { PolicyTerms } from '@covertrail/domain/insurance/terms/policy-terms';
import { limitTexts } from '../insurance/coverage-words.js';
import {
  exceptionTexts,
  exclusionTexts,
  instructionsTexts,
  notesTexts,
  remarksTexts,
} from '../insurance/further-terms.words.js';
import { REGION_NAMES } from '../insurance/vocabulary-words.js';
import type { Texts } from '../text/text-changes.js';
import { acordFormTexts, aggregateTexts, coveragesTexts, statedValuesTexts, symbolsTexts } from './coverage-texts.js';
import { endorsementDetailsTexts } from './endorsement-details.words.js';
import { holdersTexts } from './holder-words.js';
import { blanketsTexts, limitDetailsTexts } from './limit-details.words.js';
import {
  carrierTexts,
  endorsementTexts,
  operationsTexts,
  periodDays,
  periodTexts,
  retroactiveTexts,
  scheduleTexts,
  triggerTexts,
} from './policy-texts.js';

/** The number is worded apart: not every reader may see all of it. */
export type WordedAspect = Exclude<PolicyAspect, 'number'>;
export const WORDED_ASPECTS: readonly WordedAspect[] = ASPECTS.filter((aspect) => aspect !== 'number');

/** One aspect of a policy in words. */
export interface AspectWords<Value> {
  /** What it says, by label; amounts in the currency of the region. */
  readonly texts: (value: Value, region?: RegionCode) => Texts;
  /** The words of the sentence about its change, where they differ. */
  readonly worded?: (value: Value) => Texts;
  /** How a sentence names it where its text is too long for one. */
  readonly rewritten?: string;
}

/** What a correction says was changed: of the aspects that can affect a verdict. */
type CauseWords<Aspect> = Aspect extends AssessedAspect ? { readonly cause: string } : unknown;

/** All that is said of an aspect: in the sentence of its change, where terms are listed, before saving, and as a cause of a correction. */
export const ASPECT_WORDS: {
  readonly [Aspect in WordedAspect]: AspectWords<AspectValue<Aspect>> & CauseWords<Aspect>;
} = {
  period: { texts: periodTexts, worded: periodDays, cause: 'the period' },
  region: { texts: (region) => ({ Region: REGION_NAMES[region] }), cause: 'the country' },
  carrier: { texts: carrierTexts, worded: ({ name }) => ({ Carrier: name }), cause: 'the insurer' },
  limits: { texts: limitTexts, cause: 'the limits' },
  trigger: { texts: triggerTexts, cause: 'the trigger' },
  retroactiveOn: { texts: retroactiveTexts, cause: 'the retroactive date' },
  endorsements: { texts: endorsementTexts, cause: 'the endorsements' },
  schedule: { texts: scheduleTexts, cause: 'the schedule' },
  operations: {
    texts: operationsTexts,
    rewritten: 'The description of operations',
    cause: 'the description of operations',
  },
  limitDetails: { texts: limitDetailsTexts, cause: 'the limits' },
  endorsementDetails: { texts: endorsementDetailsTexts, cause: 'the endorsements' },
  blankets: { texts: blanketsTexts },
  exclusion: { texts: exclusionTexts, cause: 'who is excluded' },
  exception: { texts: exceptionTexts, cause: 'the state fund exception' },
  remarks: { texts: remarksTexts, rewritten: 'The text of the remarks', cause: 'the remarks' },
  holders: { texts: holdersTexts, rewritten: 'The list of certificate holders', cause: 'the certificate holders' },
  instructions: { texts: instructionsTexts, rewritten: 'The text of the instructions' },
  coverages: { texts: coveragesTexts, cause: 'the coverages' },
  aggregate: { texts: aggregateTexts, cause: 'the aggregate basis' },
  autoSymbols: { texts: symbolsTexts, cause: 'the auto symbols' },
  statedValues: { texts: statedValuesTexts, cause: 'the stated values' },
  acordForm: { texts: acordFormTexts },
  notes: { texts: notesTexts, rewritten: 'The text of the notes' },
};

/** What terms say of one aspect. */
export function aspectTexts<Aspect extends WordedAspect>(aspect: Aspect, terms: PolicyTerms): Texts {
  const words: AspectWords<AspectValue<Aspect>> = ASPECT_WORDS[aspect];
  return words.texts(statedIn(terms, aspect), terms.region);
}

/** All that a policy states of the coverage of its line, besides its limits; amounts in the currency of its region. */
export const coverageTermsTexts = (terms: PolicyTerms): Texts =>
  Object.fromEntries(COVERAGE_ASPECTS.flatMap((aspect) => Object.entries(aspectTexts(aspect, terms))));
