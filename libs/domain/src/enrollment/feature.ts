import { enrollmentCatalogue } from './enrollment.catalogue.js';
import { enrollmentDecider, ENROLLMENT_CODES } from './enrollment.decider.js';

export const enrollment = {
  name: 'enrollment',
  decider: enrollmentDecider,
  catalogue: enrollmentCatalogue,
  codes: ENROLLMENT_CODES,
} as const;
