import type { FormEntryEvent } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { formEquivalenceSentences } from './form-equivalence.sentences.js';

export const formEquivalence: FeatureWording<FormEntryEvent> = { about: 'Forms', sentences: formEquivalenceSentences };
