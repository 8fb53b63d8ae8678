import { Module } from '@nestjs/common';
import type { BackendFeature } from '#feature';
import { KnownDevices } from './known-device/known-devices.service.js';
import { RenewalController } from './renewal/renewal.controller.js';
import { Renewals } from './renewal/renewals.service.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';
import { ReportTriedPasswordsHandler } from './tried-passwords/report-tried-passwords.command.js';
import { triedPasswords } from './tried-passwords/tried-passwords.mail.js';
import { ChangePasswordHandler } from './update-password/change-password.command.js';
import { ReadUserDetailsHandler } from './user-details/user-details.query.js';
import { SESSION_PROBLEMS } from './session.problems.js';

@Module({
  controllers: [SessionController, RenewalController],
  providers: [
    SessionService,
    Renewals,
    KnownDevices,
    ReadUserDetailsHandler,
    ChangePasswordHandler,
    ReportTriedPasswordsHandler,
  ],
})
class SessionModule {}

export const sessionFeature: BackendFeature = {
  name: 'session',
  module: SessionModule,
  problems: SESSION_PROBLEMS,
  mails: [triedPasswords],
};
