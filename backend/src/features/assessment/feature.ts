import type { BackendFeature } from '#feature';
import { ASSESSMENT_PROBLEMS } from './assessment.problems.js';

export const assessmentFeature: BackendFeature = {
  name: 'assessment',
  problems: ASSESSMENT_PROBLEMS,
};
