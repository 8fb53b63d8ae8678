import type { Requirements } from '../../compliance/requirements.js';
import { dollars } from '../../kernel/money.js';
import type { TemplateCreated } from '../template.contract.js';

export const TEMPLATE = '50000000-0000-4000-8000-000000000001';
export const REQUESTER = '10000000-0000-4000-8000-000000000001';

/** General liability of one million an occurrence. */
export const ONE_MILLION: Requirements = {
  lines: [
    {
      line: 'generalLiability',
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(1_000_000), tower: true }],
      endorsements: [{ code: 'additionalInsuredOngoing', grade: 'claimed' }],
    },
  ],
  umbrellaMode: 'separate',
  rating: null,
};

export const created = (requirements: Requirements = ONE_MILLION): TemplateCreated => ({
  type: 'TemplateCreated',
  data: {
    templateId: TEMPLATE,
    requesterId: REQUESTER,
    name: 'Contractors',
    version: 1,
    requirements,
    effectiveFrom: '2026-01-01',
  },
});
