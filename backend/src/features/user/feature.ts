import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AppointOperatorHandler } from './appoint-operator.command.js';
import { EndedNoticeMails } from './ended-notice-mails.service.js';
import { GuideController } from './guide.controller.js';
import { NoticeMailsController } from './notice-mails.controller.js';
import { ProfileController } from './profile.controller.js';
import { TermsController } from './terms.controller.js';
import { TimeZoneController } from './time-zone.controller.js';
import { USER_PROBLEMS } from './user.problems.js';
import { USER_GRANTS } from './user.grants.js';

@Module({
  controllers: [GuideController, ProfileController, TermsController, NoticeMailsController, TimeZoneController],
  providers: [AppointOperatorHandler, EndedNoticeMails],
})
class UserModule {}

export const userFeature: BackendFeature = {
  name: 'user',
  module: UserModule,
  grants: USER_GRANTS,
  problems: USER_PROBLEMS,
};
