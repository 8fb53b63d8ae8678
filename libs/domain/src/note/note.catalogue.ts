import type { Catalogue } from '../kernel/event-description.js';
import type { Uuid } from '../kernel/event.js';
import type { NoteEvent } from './note.contract.js';

/** Notes are the requester's own: the supplier and its agent never see them. */
const common = {
  feature: 'note',
  version: 1,
  affectsVerdict: false,
  upcasters: {},
  audience: ({ data }: { readonly data: { readonly requesterId: Uuid } }) => ({ companies: [data.requesterId] }),
} as const;

export const noteCatalogue: Catalogue<NoteEvent> = { NoteAdded: common, NoteRevised: common, NoteRemoved: common };
