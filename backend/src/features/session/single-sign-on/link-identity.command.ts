import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Identity } from '@covertrail/domain/user/user.contract';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { accountOwner } from '#accounts/account-address';

/** Single sign-on with this identity opens the account from then on. */
export class LinkIdentity extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly identity: Identity,
    readonly how: 'verifiedEmail' | 'mail',
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(LinkIdentity)
export class LinkIdentityHandler implements ICommandHandler<LinkIdentity, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  /** The identity is reserved first: it opens one account at most. */
  execute({ userId, identity, how, commandId }: LinkIdentity): Promise<Outcome> {
    const meta = bySystem('log-in', commandId);
    const reservation = {
      kind: 'identity',
      scope: 'product',
      value: identity.subjectHash,
      owner: accountOwner(userId),
      takenCode: 'SSO.IDENTITY_TAKEN',
    } as const;
    return this.reservations.holding(reservation, meta, () =>
      this.deciders.handle(userDecider, userId, { type: 'LinkIdentity', ...identity, how }, meta),
    );
  }
}
