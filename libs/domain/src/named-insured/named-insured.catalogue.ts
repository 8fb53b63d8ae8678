import type { Catalogue } from '../kernel/event-description.js';
import type { NamedInsuredEvent } from './named-insured.contract.js';

/** For the client and the agencies that represent it: requirements read what policies and certificates state. */
export const namedInsuredCatalogue: Catalogue<NamedInsuredEvent> = {
  NamedInsuredsStated: {
    feature: 'named-insured',
    version: 1,
    upcasters: {},
    affectsVerdict: false,
    audience: ({ data: { insuredId } }) => ({ companies: [insuredId], insuredId }),
  },
};
