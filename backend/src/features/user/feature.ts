import { Module } from '@nestjs/common';
import { PICTURE_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import type { BackendFeature } from '#feature';
import { AppointOperatorHandler } from './appoint-operator.command.js';
import { EndedNoticeMails } from './ended-notice-mails.service.js';
import { GuideController } from './guide.controller.js';
import { NoticeMailsController } from './notice-mails.controller.js';
import { Uploads } from '#uploads/uploads.service';
import { uploadsBy } from '#uploads/upload.module';
import { ChoosePhotoHandler } from './photo/choose-photo.command.js';
import { PhotoController } from './photo/photo.controller.js';
import { ProfileController } from './profile.controller.js';
import { TermsController } from './terms.controller.js';
import { TimeZoneController } from './time-zone.controller.js';
import { USER_PROBLEMS } from './user.problems.js';
import { USER_GRANTS } from './user.grants.js';

@Module({
  imports: [uploadsBy({ purpose: 'photo', kinds: PICTURE_KINDS, isPicture: true })],
  controllers: [
    GuideController,
    ProfileController,
    TermsController,
    NoticeMailsController,
    TimeZoneController,
    PhotoController,
  ],
  providers: [AppointOperatorHandler, EndedNoticeMails, ChoosePhotoHandler, Uploads],
})
class UserModule {}

export const userFeature: BackendFeature = {
  name: 'user',
  module: UserModule,
  grants: USER_GRANTS,
  problems: USER_PROBLEMS,
};
