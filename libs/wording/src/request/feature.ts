import type { RequestEvent } from '@covertrail/domain/request/request.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { requestSentences } from './request.sentences.js';

export const request: FeatureWording<RequestEvent> = { about: 'Requests', sentences: requestSentences };
