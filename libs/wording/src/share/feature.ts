import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { shareSentences } from './share.sentences.js';

export const share: FeatureWording<ShareEvent> = { about: 'Shares', sentences: shareSentences };
