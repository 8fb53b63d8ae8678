import type { Catalogue } from '../kernel/event-description.js';
import type { TemplateEvent } from './template.contract.js';
import { TEMPLATE_CREATED_UPCASTERS, TEMPLATE_REVISED_UPCASTERS } from './template.upcasters.js';

const common = { feature: 'template', version: 1, upcasters: {}, affectsVerdict: false } as const;

/** Only the requester sees its templates. */
export const templateCatalogue: Catalogue<TemplateEvent> = {
  TemplateCreated: {
    ...common,
    version: 4,
    upcasters: TEMPLATE_CREATED_UPCASTERS,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
  TemplateRevised: {
    ...common,
    affectsVerdict: true,
    version: 4,
    upcasters: TEMPLATE_REVISED_UPCASTERS,
    audience: ({ data }) => ({ companies: [data.requesterId] }),
    effectiveFrom: ({ data }) => data.effectiveFrom,
  },
};
