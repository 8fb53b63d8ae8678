import { projectCatalogue } from './project.catalogue.js';
import { projectDecider, PROJECT_CODES } from './project.decider.js';

export const project = {
  name: 'project',
  decider: projectDecider,
  catalogue: projectCatalogue,
  codes: PROJECT_CODES,
} as const;
