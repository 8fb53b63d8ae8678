import { requiredText } from './text-rules.js';

/** Spec 3 section 5; it gives no longest name. */
export const projectName = requiredText('Please enter project name!', 100, 'Project name cannot exceed 100 characters.');

/** Told by the server: names are unique in a company. */
export const PROJECT_NAME_TAKEN = 'Project name already exist!';
