import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import { userDecider } from '@covertrail/domain/user/user.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { membershipIdOf } from '#auth/rights.service';
import { addressOfAccount } from './account-address.js';
import { NewCredentials } from './new-credentials.service.js';

export interface NewUser {
  readonly userId: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  /** As it was typed, or already hashed. */
  readonly password: string | { readonly hash: string };
  /** The company that the person joins, and the role. Its first person is its primary contact, and a Manager. */
  readonly companyId: Uuid;
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
}

/** A new person in a company. The password goes to the vault, never into an event. */
export class RegisterUser extends Command<Outcome> {
  constructor(
    readonly user: NewUser,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(RegisterUser)
export class RegisterUserHandler implements ICommandHandler<RegisterUser, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
    private readonly credentials: NewCredentials,
  ) {}

  /** The e-mail is reserved first; the membership comes last, so that no one belongs to a company without an account. */
  async execute({ user, meta }: RegisterUser): Promise<Outcome> {
    const { userId, firstName, lastName, email, phone, companyId, access, permissions } = user;
    await this.reservations.holding(addressOfAccount(userId, email), meta, () =>
      this.deciders.handle(
        userDecider,
        userId,
        { type: 'RegisterUser', userId, firstName, lastName, email, ...(phone ? { phone } : {}) },
        meta,
      ),
    );
    await this.credentials.keep({ userId, email, password: user.password, mustChange: false });
    const membershipId = membershipIdOf(userId, companyId);
    const membership = { membershipId, userId, companyId, access, permissions };
    const granting = { ...meta, commandId: deriveId(meta.commandId, 'membership') };
    return this.deciders.handle(companyMembersDecider, companyId, { type: 'GrantMembership', ...membership }, granting);
  }
}
