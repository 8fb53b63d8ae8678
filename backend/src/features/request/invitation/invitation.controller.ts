import { Body, Controller } from '@nestjs/common';
import { declineInvitation, readInvitation } from '@covertrail/contracts/request/invitation.calls';
import type { RequestInvitation } from '@covertrail/contracts/request/request.replies';
import { LinkDto } from '@covertrail/contracts/inputs/link.inputs';
import { DeclineInvitationDto } from '@covertrail/contracts/request/request.inputs';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { CommandReply } from '#http/data.interceptor';
import { LookUp } from '#limits/look-up.decorator';
import { Invitations } from './invitation.service.js';

const WHY = 'whoever has the mail has the secret of its link, and sees the one request that it is for';

/** The page behind the link of a request that came by e-mail. */
@Controller()
export class InvitationController {
  constructor(private readonly invitations: Invitations) {}

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
}
