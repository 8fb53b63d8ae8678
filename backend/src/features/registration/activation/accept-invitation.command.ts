import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RuleBroken } from '@covertrail/domain/kernel/rule-broken';
import { Rights } from '#auth/rights.service';
import { Problem } from '#http/problem';
import { OpenedInvitations } from './opened-invitations.service.js';

/** Who was invited and has an account already has one company more: the link of the mail is proof enough. */
export class AcceptInvitation extends Command<void> {
  constructor(readonly token: string) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation, void> {
  constructor(
    private readonly invitations: OpenedInvitations,
    private readonly rights: Rights,
  ) {}

  async execute({ token }: AcceptInvitation): Promise<void> {
    const invitation = await this.invitations.behind(token);
    const { userId } = invitation;
    if (userId === null) throw new Problem('ACTIVATION.NO_ACCOUNT');
    if (await this.rights.isOperator(userId)) throw new RuleBroken('USER.IS_OPERATOR');
    await this.invitations.accept(token, invitation, userId);
  }
}
