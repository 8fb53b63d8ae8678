import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { SheetImportEvent } from './sheet-import.contract.js';

/** The insured and its agency see who imported what; others see only the records. */
const ofInsured = {
  feature: 'sheet-import',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: { readonly insuredId: Uuid } }) => ({
    companies: [data.insuredId],
    insuredId: data.insuredId,
  }),
} as const;

export const sheetImportCatalogue: Catalogue<SheetImportEvent> = {
  SheetImportStarted: ofInsured,
  SheetImportCompleted: ofInsured,
  SheetImportUndone: ofInsured,
};
