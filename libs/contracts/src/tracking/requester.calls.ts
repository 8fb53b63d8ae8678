import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { InsuredOverview, RequesterRow } from './requester.replies.js';
import type { RequesterListDto } from './tracking.inputs.js';

/** The requesters of an insured, one row for each project, the most urgent first; `id` is its company. */
export const requesterList = query<{ query: RequesterListDto; reply: PageOf<RequesterRow> }>()(
  'insured/:id/requesters',
  {
    needs: 'readInsurance',
    view: 'tracked-suppliers',
    shape: 'requesters',
  },
);

/** `id` is the company of the insured. */
export const insuredOverview = query<{ reply: InsuredOverview }>()('insured/:id/overview', {
  needs: 'readInsurance',
  view: 'tracked-suppliers',
  shape: 'overview',
});
