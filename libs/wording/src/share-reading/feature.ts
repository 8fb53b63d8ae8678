import type { ShareReadingEvent } from '@covertrail/domain/share-reading/share-reading.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { shareReadingSentences } from './share-reading.sentences.js';

export const shareReading: FeatureWording<ShareReadingEvent> = { about: 'Shares', sentences: shareReadingSentences };
