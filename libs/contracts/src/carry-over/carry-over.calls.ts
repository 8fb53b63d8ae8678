import { query } from '../calls/call.js';
import type { PageOf, PageQuery } from '../calls/page.js';
import type { CarryOverRow } from './carry-over.replies.js';

/** Lists what a policy takes over from the one whose place it takes, with the progress of each kind. */
export const carryOverList = query<{ query: PageQuery; reply: PageOf<CarryOverRow> }>()('policy/carryover/:id', {
  view: 'carry-overs',
});
