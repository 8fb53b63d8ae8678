import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { RegisterUserHandler } from './register-user.command.js';
import { USER_PROBLEMS } from './user.problems.js';

@Module({ providers: [RegisterUserHandler] })
class UserModule {}

export const userFeature: BackendFeature = {
  name: 'user',
  module: UserModule,
  problems: USER_PROBLEMS,
};
