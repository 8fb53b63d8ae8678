import { requiredText } from './text-rules.js';

/** A project [F05]; how long its name may be is ours. */
export const projectName = requiredText('PROJECT_NAME.REQUIRED', 100, 'PROJECT_NAME.TOO_LONG');
