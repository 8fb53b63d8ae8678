import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AccessLevel, Permission } from '@covertrail/domain/membership/membership.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

export interface NewUser {
  readonly userId: Uuid;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string;
  readonly password: string;
  /** The company the person enters with, and as what. */
  readonly companyId: Uuid;
  readonly access: AccessLevel;
  readonly permissions: readonly Permission[];
  readonly primaryContact: boolean;
}

/** A person enters the product with a company. The password goes to the vault, never into an event. */
export class RegisterUser extends Command<Outcome> {
  constructor(
    readonly user: NewUser,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
