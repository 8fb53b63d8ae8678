import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { checkPasswordLink, forgotPassword, resetPassword } from '@covertrail/contracts/session/password-reset.calls';
import { ForgotPasswordDto, PasswordLinkDto, ResetPasswordDto } from '@covertrail/contracts/session/session.inputs';
import type { PasswordLink, Said } from '@covertrail/contracts/session/session.replies';
import { newId } from '@covertrail/platform/ids/ids';
import { PASSWORD_CHANGED, RESET_LINK_SENT } from '@covertrail/wording/fields/server-messages';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { LiveGateway } from '#live/live.gateway';
import { ChangePassword } from '../update-password/change-password.command.js';
import { PasswordResets } from './password-resets.service.js';

const WHY = 'whoever has the mail has the secret of its link, and chooses the password of that account';

/** What a person does who forgot the password [A10]. */
@Controller()
export class PasswordResetController {
  constructor(
    private readonly resets: PasswordResets,
    private readonly commands: CommandBus,
    private readonly live: LiveGateway,
  ) {}

  @Open('a person who forgot the password cannot log in; the reply is the same for every address')
  @LookUp({ even: 'replies' })
  @Answers(forgotPassword)
  async forgot(@Body() { email, partner }: ForgotPasswordDto): Promise<Said> {
    await this.resets.request(email, partner);
    return { message: RESET_LINK_SENT };
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(checkPasswordLink)
  open(@Body() { resetToken }: PasswordLinkDto): Promise<PasswordLink> {
    return this.resets.open(resetToken);
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(resetPassword)
  async reset(@Body() { resetToken, password }: ResetPasswordDto): Promise<Said> {
    const userId = await this.resets.reset(resetToken, password);
    this.live.endSessionsOf(userId);
    await this.commands.execute(new ChangePassword(userId, 'reset', newId()));
    return { message: PASSWORD_CHANGED };
  }
}
