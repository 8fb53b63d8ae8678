import { oneOf, requiredText } from './text-rules.js';
import { SIZES, STRENGTHS } from '../compliance/coverage.js';

/** Spec 3 section 5; it gives no longest name. */
export const templateName = requiredText('TEMPLATE_NAME.REQUIRED', 100, 'TEMPLATE_NAME.TOO_LONG');

export const ratingStrength = oneOf(STRENGTHS, 'RATING_STRENGTH.REQUIRED');
export const ratingSize = oneOf(SIZES, 'RATING_SIZE.REQUIRED');
