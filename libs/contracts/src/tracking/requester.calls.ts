import { query } from '../calls/call.js';
import type { PageOf } from '../calls/page.js';
import type { InsuredOverview, RequesterRow } from './requester.replies.js';
import type { RequesterListDto } from './tracking.inputs.js';

/** The requesters of an insured, one row for each project, the most urgent first. */
export const requesterList = query<{ query: RequesterListDto; reply: PageOf<RequesterRow> }>()('insured/requesters', {
  needs: 'readOwnInsurance',
  view: 'tracked-suppliers',
  shape: 'requesters',
});

export const insuredOverview = query<{ reply: InsuredOverview }>()('insured/overview', {
  needs: 'readOwnInsurance',
  view: 'tracked-suppliers',
  shape: 'overview',
});
