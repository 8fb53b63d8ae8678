import type { HolderBookEvent } from '@covertrail/domain/holder-book/holder-book.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { holderBookSentences } from './holder-book.sentences.js';

export const holderBook: FeatureWording<HolderBookEvent> = { about: 'Address books', sentences: holderBookSentences };
