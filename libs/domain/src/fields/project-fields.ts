import { requiredText } from './text-rules.js';

/** Spec 3 section 5; it gives no longest name. */
export const projectName = requiredText('PROJECT_NAME.REQUIRED', 100, 'PROJECT_NAME.TOO_LONG');
