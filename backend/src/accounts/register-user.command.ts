import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/rights/access-levels';
import { companyMembersDecider } from '@covertrail/domain/membership/company-members.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { membershipIdOf } from '#auth/rights.service';
import { NewAccounts, type NewPerson } from './new-accounts.service.js';

export interface NewUser extends NewPerson {
  /** The company that the person joins, and the role. Its first person is its primary contact, and a Manager. */
  readonly companyId: Uuid;
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
}

/** A new person in a company. */
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
    private readonly accounts: NewAccounts,
  ) {}

  /** The membership comes last, so that no one belongs to a company without an account. */
  async execute({ user, meta }: RegisterUser): Promise<Outcome> {
    const { companyId, access, permissions, ...person } = user;
    await this.accounts.register(person, meta);
    const { userId } = person;
    const membership = { membershipId: membershipIdOf(userId, companyId), userId, companyId, access, permissions };
    const granting = { ...meta, commandId: deriveId(meta.commandId, 'membership') };
    return this.deciders.handle(companyMembersDecider, companyId, { type: 'GrantMembership', ...membership }, granting);
  }
}
