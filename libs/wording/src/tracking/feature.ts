import type { TrackingEvent } from '@covertrail/domain/tracking/tracking.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { trackingSentences } from './tracking.sentences.js';

export const tracking: FeatureWording<TrackingEvent> = { about: 'Tracking', sentences: trackingSentences };
