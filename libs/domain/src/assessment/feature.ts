import { assessmentCatalogue } from './assessment.catalogue.js';
import { assessmentDecider, ASSESSMENT_CODES } from './assessment.decider.js';

export const assessment = {
  name: 'assessment',
  decider: assessmentDecider,
  catalogue: assessmentCatalogue,
  codes: ASSESSMENT_CODES,
} as const;
