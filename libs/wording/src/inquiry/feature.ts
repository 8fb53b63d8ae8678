import type { InquiryEvent } from '@covertrail/domain/inquiry/inquiry.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { inquirySentences } from './inquiry.sentences.js';

export const inquiry: FeatureWording<InquiryEvent> = { about: 'Plans', sentences: inquirySentences };
