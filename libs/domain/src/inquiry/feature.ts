import { inquiryCatalogue } from './inquiry.catalogue.js';
import { inquiryDecider, INQUIRY_CODES } from './inquiry.decider.js';

export const inquiry = {
  name: 'inquiry',
  decider: inquiryDecider,
  catalogue: inquiryCatalogue,
  codes: INQUIRY_CODES,
} as const;
