import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { PageDto } from '../calls/page.inputs.js';
import type { CarryOverRow } from './carry-over.replies.js';

/** Lists what a policy takes over from the one whose place it takes, with the progress of each kind. */
export const carryOverList = query<{ query: PageDto; reply: PageOf<CarryOverRow> }>()('policy/carryover/:id', {
  needs: 'readInsurance',
  view: 'carry-overs',
});
