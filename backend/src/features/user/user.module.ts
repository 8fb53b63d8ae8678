import { Module } from '@nestjs/common';
import { RegisterUserHandler } from './register-user/register-user.handler.js';

@Module({ providers: [RegisterUserHandler] })
export class UserModule {}
