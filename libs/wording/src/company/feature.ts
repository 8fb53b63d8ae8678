import type { CompanyEvent } from '@covertrail/domain/company/company.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { companySentences } from './company.sentences.js';

export const company: FeatureWording<CompanyEvent> = { about: 'Companies', sentences: companySentences };
