import { Module } from '@nestjs/common';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { InvitationController } from './invitation.controller.js';
import { Invitations } from './invitation.service.js';
import { LinkUpload } from './link-upload.interceptor.js';
import { MailAnswers } from './mail-answers.service.js';
import { NamedAgents } from './named-agents.reader.js';
import { OpenedLinks } from './opened-links.service.js';
import { Receipts } from './receipts.reader.js';
import { ReceiptsController } from './receipts.controller.js';

/** Answers by the links of mails, which take files of their own kind. */
@Module({
  imports: [uploadsBy({ purpose: 'mailAnswer', kinds: UPLOAD_KINDS })],
  controllers: [InvitationController, ReceiptsController],
  providers: [Invitations, MailAnswers, NamedAgents, OpenedLinks, LinkUpload, Receipts, Uploads],
})
export class InvitationModule {}
