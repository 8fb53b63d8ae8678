import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { membershipCarrier } from './carrying-memberships/membership-carrier.reaction.js';
import { ReadColleaguesHandler } from './colleagues.query.js';
import { MembershipController } from './membership.controller.js';
import { MEMBERSHIP_PROBLEMS } from './membership.problems.js';

@Module({ controllers: [MembershipController], providers: [ReadColleaguesHandler] })
class MembershipModule {}

export const membershipFeature: BackendFeature = {
  name: 'membership',
  module: MembershipModule,
  reactions: [reactsWith(DeciderStore, membershipCarrier)],
  problems: MEMBERSHIP_PROBLEMS,
};
