import { Body, Controller, UploadedFile, UseInterceptors } from '@nestjs/common';
import type { UploadedFile as Upload } from '@covertrail/contracts/calls/uploaded-file';
import {
  declineAsNamedAgent,
  declineInvitation,
  giveCertificate,
  nameAgent,
  readInvitation,
  uploadByLink,
} from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/invitation.replies';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import { DeclineInvitationDto, GiveCertificateDto, NameAgentDto } from '@covertrail/contracts/request/request.inputs';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { LookUp } from '#limits/look-up.decorator';
import { uploadReply } from '#uploads/upload.reply';
import type { KeptUpload } from '#uploads/upload-storage.service';
import { Invitations } from './invitation.service.js';
import { LinkUpload } from './link-upload.interceptor.js';
import { MailAnswers } from './mail-answers.service.js';

const WHY = 'whoever has the mail has the secret of its link, and sees the one request that it is for';

/** The page behind the link of a request that came by e-mail. */
@Controller()
export class InvitationController {
  constructor(
    private readonly invitations: Invitations,
    private readonly answers: MailAnswers,
  ) {}

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(readInvitation)
  read(@Body() { token }: LinkDto): Promise<RequestInvitation> {
    return this.invitations.read(token);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(declineInvitation)
  async decline(
    @Body() { token, reason }: DeclineInvitationDto,
  ): Promise<CommandReply<{ readonly requestId: string }>> {
    const outcome = await this.invitations.decline(token, reason);
    return new CommandReply({ requestId: outcome.streamId }, outcome);
  }

  /** `LinkUpload` comes first: it is nearest to the method. */
  @Open(WHY)
  @LookUp()
  @Answers(uploadByLink)
  @UseInterceptors(LinkUpload)
  upload(@UploadedFile() file: KeptUpload | undefined): Upload {
    if (!file) throw new Problem('HTTP.BAD_INPUT', { errors: { document: 'Please choose a file.' } });
    return uploadReply(file);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(giveCertificate)
  async give(@Body() input: GiveCertificateDto): Promise<RequestInvitation> {
    await this.answers.give(input);
    return this.invitations.after(input.token);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(declineAsNamedAgent)
  async declineAsAgent(@Body() { token }: LinkDto): Promise<CommandReply<{ readonly requestId: string }>> {
    const outcome = await this.answers.declineAsAgent(token);
    return new CommandReply({ requestId: outcome.streamId }, outcome);
  }

  @Open(WHY)
  @LookUp()
  @Answers(nameAgent)
  async nameAgent(@Body() input: NameAgentDto): Promise<RequestInvitation> {
    return this.invitations.after(input.token, await this.answers.nameAgent(input));
  }
}
