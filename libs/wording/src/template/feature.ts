import type { TemplateEvent } from '@covertrail/domain/template/template.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { templateSentences } from './template.sentences.js';

export const template: FeatureWording<TemplateEvent> = { about: 'Templates', sentences: templateSentences };
