import { defineReaction } from '@covertrail/platform/engine/define-reaction';
import { AGENCY_LEFT, type AgencyLeftNotices } from './agency-left-notices.service.js';

/** What requesters hear of an agency that no longer represents their supplier. */
export const agencyLeft = defineReaction<AgencyLeftNotices>()({
  name: AGENCY_LEFT,
  on: { RepresentationEnded: (event, notices) => notices.raise(event) },
});
