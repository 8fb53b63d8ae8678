import { oneOf, minLength, requiredText } from './text-rules.js';
import { SIZES, STRENGTHS } from '../compliance/coverage.js';

/** Spec 3 section 5; it gives no longest name. */
export const templateName = requiredText('Please enter a template name.', 100, 'Template name cannot exceed 100 characters.');
export const templateSearch = minLength(4, 'Please enter at least 4 characters.');

/** Told by the server: names are unique in a company. */
export const TEMPLATE_NAME_TAKEN = 'Template name is not unique. Please enter another name.';

export const ratingStrength = oneOf(STRENGTHS, 'Please select an AM Best rating.');
export const ratingSize = oneOf(SIZES, 'Please select a financial size category.');
