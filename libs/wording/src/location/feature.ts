import type { LocationEvent } from '@covertrail/domain/location/location.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { locationSentences } from './location.sentences.js';

export const location: FeatureWording<LocationEvent> = { about: 'Locations', sentences: locationSentences };
