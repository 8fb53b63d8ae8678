import type { Catalogue } from '../kernel/event-description.js';
import type { OfSelection, SelectionEvent } from './selection.contract.js';

/** The requester sees only what was chosen, and not that anything was left out. Requirements name neither locations nor vehicles. */
const ofInsured = {
  feature: 'selection',
  version: 1,
  upcasters: {},
  affectsVerdict: false,
  audience: ({ data }: { readonly data: OfSelection }) => ({ companies: [data.insuredId], insuredId: data.insuredId }),
} as const;

export const selectionCatalogue: Catalogue<SelectionEvent> = {
  SharedLocationsChosen: ofInsured,
  SharedVehiclesChosen: ofInsured,
};
