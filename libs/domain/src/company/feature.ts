import { companyCatalogue } from './company.catalogue.js';
import { companyDecider, COMPANY_CODES } from './company.decider.js';

export const company = {
  name: 'company',
  decider: companyDecider,
  catalogue: companyCatalogue,
  codes: COMPANY_CODES,
} as const;
