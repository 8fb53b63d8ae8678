import type { Catalogue } from '../catalogue/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { AgencyImportEvent } from './agency-import.contract.js';

/** A sheet speaks of many clients, so its agency alone reads of it; each client reads what it changed in its own policies. */
const ofAgency = {
  feature: 'agency-import', version: 1, upcasters: {}, affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly agencyId: Uuid } }) => ({ companies: [data.agencyId] }),
} as const;

export const agencyImportCatalogue: Catalogue<AgencyImportEvent> = {
  AgencyImportStarted: ofAgency,
  AgencyImportCompleted: ofAgency,
};
