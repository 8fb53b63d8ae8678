import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { membershipCarrier } from './carrying-memberships/membership-carrier.reaction.js';
import { MEMBERSHIP_PROBLEMS } from './membership.problems.js';

export const membershipFeature: BackendFeature = {
  name: 'membership',
  reactions: [reactsWith(DeciderStore, membershipCarrier)],
  problems: MEMBERSHIP_PROBLEMS,
};
