import type { CarrierEvent } from '@covertrail/domain/carrier/carrier.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { carrierSentences } from './carrier.sentences.js';

export const carrier: FeatureWording<CarrierEvent> = { about: 'Carriers', sentences: carrierSentences };
