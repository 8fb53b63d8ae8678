import type { OptOutEvent } from '@covertrail/domain/opt-out/opt-out.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { optOutSentences } from './opt-out.sentences.js';

export const optOut: FeatureWording<OptOutEvent> = { about: 'Opt out', sentences: optOutSentences };
