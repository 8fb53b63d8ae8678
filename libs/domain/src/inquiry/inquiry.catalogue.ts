import type { Catalogue } from '../kernel/event-description.js';
import type { InquiryEvent } from './inquiry.contract.js';

/** What a company writes to the support is read by nobody else. */
export const inquiryCatalogue: Catalogue<InquiryEvent> = {
  InquirySent: {
    feature: 'inquiry',
    version: 1,
    affectsVerdict: false,
    upcasters: {},
    audience: ({ data }) => ({ companies: [data.companyId] }),
  },
};
