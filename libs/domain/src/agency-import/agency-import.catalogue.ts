import type { Catalogue } from '../kernel/event-description.js';
import { step } from '../kernel/upcaster-steps.js';
import type { Uuid } from '../kernel/event.js';
import type { AgencyImportEvent } from './agency-import.contract.js';

/** A sheet speaks of many clients, so its agency alone reads of it; each client reads what it changed in its own policies. */
const ofAgency = {
  feature: 'agency-import',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly agencyId: Uuid } }) => ({ companies: [data.agencyId] }),
} as const;

export const agencyImportCatalogue: Catalogue<AgencyImportEvent> = {
  AgencyImportStarted: ofAgency,
  /** Before version 2 an import did not renew policies. */
  AgencyImportCompleted: { ...ofAgency, version: 2, upcasters: { 1: step((data) => ({ ...data, renewed: 0 })) } },
  AgencyImportTakeBackStarted: ofAgency,
  AgencyImportTakenBack: ofAgency,
};
