import { Module } from '@nestjs/common';
import { RegisterUserHandler } from './register-user.command.js';

@Module({ providers: [RegisterUserHandler] })
export class UserModule {}
