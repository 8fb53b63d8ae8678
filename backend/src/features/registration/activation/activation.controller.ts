import { Body, Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { acceptInvitation, activateAccount, openActivation } from '@covertrail/contracts/registration/activation.calls';
import { ActivateAccountDto, ActivationLinkDto } from '@covertrail/contracts/registration/activation.inputs';
import type { OpenedInvitation, SignedUp } from '@covertrail/contracts/registration/registration.replies';
import { NewPasswords } from '#accounts/new-passwords.service';
import { Open } from '#auth/access';
import { Answers } from '#http/answers.decorator';
import { LookUp } from '#limits/look-up.decorator';
import { AcceptInvitation } from './accept-invitation.command.js';
import { ActivateAccount } from './activate-account.command.js';
import { OpenedInvitations } from './opened-invitations.service.js';

const WHY = 'whoever has the mail has the secret of its link, and may join the company that invited the address';

/** The link of the mail that invites somebody to a company [A10]. */
@Controller()
export class ActivationController {
  constructor(
    private readonly invitations: OpenedInvitations,
    private readonly commands: CommandBus,
    private readonly passwords: NewPasswords,
  ) {}

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(openActivation)
  async open(@Body() { token }: ActivationLinkDto): Promise<OpenedInvitation> {
    const { companyName, email, access, agreement, userId } = await this.invitations.behind(token);
    return { companyName, email, access, agreement, hasAccount: userId !== null };
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(activateAccount)
  async activate(@Body() form: ActivateAccountDto): Promise<SignedUp> {
    await this.passwords.refuseCommon(form.password);
    await this.commands.execute(new ActivateAccount(form));
    return { outcome: 'active' };
  }

  @Open(WHY)
  @LookUp({ counts: 'misses' })
  @Answers(acceptInvitation)
  async accept(@Body() { token }: ActivationLinkDto): Promise<SignedUp> {
    await this.commands.execute(new AcceptInvitation(token));
    return { outcome: 'active' };
  }
}
