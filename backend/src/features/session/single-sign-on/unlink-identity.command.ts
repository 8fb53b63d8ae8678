import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import { accountOwner } from '#accounts/account-address';
import { Problem } from '#http/problem';

/** Single sign-on at this provider opens the account no longer [A05]. */
export class UnlinkIdentity extends Command<void> {
  constructor(
    readonly userId: Uuid,
    readonly issuer: string,
    readonly commandId: Uuid,
  ) {
    super();
  }
}

@CommandHandler(UnlinkIdentity)
export class UnlinkIdentityHandler implements ICommandHandler<UnlinkIdentity, void> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  /** The identity is given up first, because that opens the account; an event says what is so. Throws SSO.NOT_LINKED. */
  async execute({ userId, issuer, commandId }: UnlinkIdentity): Promise<void> {
    const { state } = await this.deciders.load(userDecider, userId);
    const identity = state?.identities.linked.find((linked) => linked.issuer === issuer);
    if (!identity) throw new Problem('SSO.NOT_LINKED');
    const meta = bySystem('log-in', commandId);
    const owner = accountOwner(userId);
    await this.reservations.giveUp({ kind: 'identity', scope: 'product', value: identity.subjectHash, owner }, meta);
    await this.deciders.handle(userDecider, userId, { type: 'UnlinkIdentity', issuer }, meta);
  }
}
