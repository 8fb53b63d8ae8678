import type { EnrollmentEvent } from '@covertrail/domain/enrollment/enrollment.contract';
import type { FeatureWording } from '../text/event-wording.js';
import { enrollmentSentences } from './enrollment.sentences.js';

export const enrollment: FeatureWording<EnrollmentEvent> = {
  about: 'Vendor program',
  sentences: enrollmentSentences,
};
