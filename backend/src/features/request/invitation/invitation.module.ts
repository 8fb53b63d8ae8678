import { Module } from '@nestjs/common';
import { UPLOAD_KINDS } from '@covertrail/domain/kernel/upload-kinds';
import { uploadsBy } from '#uploads/upload.module';
import { Uploads } from '#uploads/uploads.service';
import { ClaimedModule } from '../claimed/claimed.module.js';
import { AppliedAgents } from './applied-agents.reader.js';
import { InvitationController } from './invitation.controller.js';
import { Invitations } from './invitation.service.js';
import { LinkUpload } from './link-upload.interceptor.js';
import { MailAnswers } from './mail-answers.service.js';
import { NamedAgents } from './named-agents.reader.js';
import { OpenedLinks } from './opened-links.service.js';
import { ReceiptsController } from './receipts.controller.js';
import { Receipts } from './receipts.reader.js';

/** What someone does by the link of a mail, without an account. A module of its own, because its uploads are of another kind than those of an answer. */
@Module({
  imports: [ClaimedModule, uploadsBy({ purpose: 'mailAnswer', kinds: UPLOAD_KINDS })],
  controllers: [InvitationController, ReceiptsController],
  providers: [AppliedAgents, Invitations, LinkUpload, MailAnswers, NamedAgents, OpenedLinks, Receipts, Uploads],
  exports: [OpenedLinks],
})
export class InvitationModule {}
