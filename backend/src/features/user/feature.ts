import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { AppointOperatorHandler } from './appoint-operator.command.js';
import { GuideController } from './guide.controller.js';
import { NewCredentials } from './new-credentials.service.js';
import { ProfileController } from './profile.controller.js';
import { RegisterUserHandler } from './register-user.command.js';
import { USER_PROBLEMS } from './user.problems.js';
import { USER_GRANTS } from './user.grants.js';

@Module({
  controllers: [GuideController, ProfileController],
  providers: [RegisterUserHandler, AppointOperatorHandler, NewCredentials],
})
class UserModule {}

export const userFeature: BackendFeature = {
  name: 'user',
  module: UserModule,
  grants: USER_GRANTS,
  problems: USER_PROBLEMS,
};
