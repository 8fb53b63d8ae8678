import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AppointOperatorHandler } from './appoint-operator.command.js';
import { GuideController } from './guide.controller.js';
import { ProfileController } from './profile.controller.js';
import { TermsController } from './terms.controller.js';
import { USER_PROBLEMS } from './user.problems.js';
import { USER_GRANTS } from './user.grants.js';

@Module({
  controllers: [GuideController, ProfileController, TermsController],
  providers: [AppointOperatorHandler],
})
class UserModule {}

export const userFeature: BackendFeature = {
  name: 'user',
  module: UserModule,
  grants: USER_GRANTS,
  problems: USER_PROBLEMS,
};
