import type { ExceptionEvent } from '@covertrail/domain/exception/exception.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { exceptionSentences } from './exception.sentences.js';

export const exception: FeatureWording<ExceptionEvent> = { about: 'Exceptions', sentences: exceptionSentences };
