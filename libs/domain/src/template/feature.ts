import { templateCatalogue } from './template.catalogue.js';
import { templateDecider, TEMPLATE_CODES } from './template.decider.js';

export const template = {
  name: 'template',
  decider: templateDecider,
  catalogue: templateCatalogue,
  codes: TEMPLATE_CODES,
} as const;
