import { Module } from '@nestjs/common';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { ChangePasswordHandler } from './update-password/change-password.handler.js';
import { UserDetailsReader } from './user-details/user-details.reader.js';

@Module({ controllers: [SessionController], providers: [SessionService, UserDetailsReader, ChangePasswordHandler] })
export class SessionModule {}
