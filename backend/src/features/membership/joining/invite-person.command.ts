import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InviteUserDto } from '@covertrail/contracts/membership/membership.inputs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { foldEmail, keyedHash } from '@covertrail/platform/vault/keyed-hash';
import type { Vault } from '@covertrail/platform/vault/vault.port';
import { invitationIdOf } from '#accounts/invitation-id';
import { membershipIdOf } from '#auth/rights.service';
import { CLOCK, VAULT } from '#tokens/tokens';

/** Somebody with this address may join the company [I01]. Whether the address has an account is told to nobody. */
export class InvitePerson extends Command<Outcome> {
  constructor(
    readonly companyId: Uuid,
    readonly invited: InviteUserDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(InvitePerson)
export class InvitePersonHandler implements ICommandHandler<InvitePerson, Outcome> {
  constructor(
    @Inject(VAULT) private readonly vault: Vault,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly deciders: DeciderStore,
  ) {}

  async execute({ companyId, invited, meta }: InvitePerson): Promise<Outcome> {
    const { email, access, permissions } = invited;
    const invitationId = await invitationIdOf(this.vault, companyId, email);
    const account = await this.vault.credentialByEmail(await keyedHash(this.vault, 'email', foldEmail(email)));
    const membershipId = account ? membershipIdOf(account.userId, companyId) : null;
    const invitation = { invitationId, companyId, email, access, permissions, invitedAt: this.clock.now() };
    const command = { type: 'InvitePerson', membershipId, ...invitation } as const;
    return this.deciders.handle(companyMembersDecider, companyId, command, meta);
  }
}
