import type { BackendFeature } from '#feature';
import { optOutNotices } from './opt-out.notices.js';

/** What companies say of requesters is received by the feature of the requests; this one notifies of it. */
export const optOutFeature: BackendFeature = { name: 'opt-out', notices: optOutNotices };
