import { Module } from '@nestjs/common';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { BackendFeature } from '#feature';
import { reactsWith } from '#feature-reaction';
import { membershipCarrier } from './carrying-memberships/membership-carrier.reaction.js';
import { ReadColleaguesHandler } from './colleagues.query.js';
import { invitationMail } from './joining/invitation.mail.js';
import { joinApprovedMail, joinDeclinedMail } from './joining/join-decided.mail.js';
import { joinRequestMail } from './joining/join-request.mail.js';
import { InvitePersonHandler } from './joining/invite-person.command.js';
import { JoiningController } from './joining/joining.controller.js';
import { MembershipController } from './membership.controller.js';
import { membershipNotices } from './membership.notices.js';
import { MEMBERSHIP_PROBLEMS } from './membership.problems.js';

@Module({
  controllers: [MembershipController, JoiningController],
  providers: [ReadColleaguesHandler, InvitePersonHandler],
})
class MembershipModule {}

export const membershipFeature: BackendFeature = {
  name: 'membership',
  module: MembershipModule,
  reactions: [reactsWith(DeciderStore, membershipCarrier)],
  mails: [invitationMail, joinRequestMail, joinApprovedMail, joinDeclinedMail],
  notices: membershipNotices,
  problems: MEMBERSHIP_PROBLEMS,
};
