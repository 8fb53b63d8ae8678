import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ActivateAccountDto } from '@covertrail/contracts/registration/activation.inputs';
import { AGREEMENTS } from '@covertrail/domain/user/user.contract';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { deriveId, newId } from '@covertrail/platform/ids/ids';
import { NewAccounts } from '#accounts/new-accounts.service';
import { Problem } from '#http/problem';
import { CLOCK } from '#tokens/tokens';
import { OpenedInvitations } from './opened-invitations.service.js';

/** Who was invited gets an account, and is active in the company at once. The mail is the proof of the address [A09]. */
export class ActivateAccount extends Command<void> {
  constructor(readonly form: ActivateAccountDto) {
    super();
  }
}

/** The account follows from the invitation: an activation that was interrupted, or sent twice at once, makes one. */
@CommandHandler(ActivateAccount)
export class ActivateAccountHandler implements ICommandHandler<ActivateAccount, void> {
  constructor(
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly invitations: OpenedInvitations,
    private readonly accounts: NewAccounts,
  ) {}

  async execute({ form }: ActivateAccount): Promise<void> {
    const { token, firstName, lastName, phone = '', password, acceptTerms: version } = form;
    const invitation = await this.invitations.behind(token);
    if (invitation.userId !== null) throw new Problem('ACTIVATION.HAS_ACCOUNT');
    const { agreement } = invitation;
    if (version !== AGREEMENTS[agreement]) throw new Problem('ACTIVATION.OTHER_TERMS');
    const userId = deriveId('user', invitation.invitationId);
    const person = { userId, firstName, lastName, email: invitation.email, phone, password };
    await this.accounts.register(person, bySystem('activation', newId()));
    await this.accounts.acceptTerms(
      userId,
      { agreement, version, at: this.clock.now() },
      bySystem('activation', newId()),
    );
    await this.invitations.accept(token, invitation, userId);
  }
}
