import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** The agency represents the insured from now on, or the address was invited to sign up. */
export interface Invited {
  readonly outcome: Outcome;
  readonly represents: boolean;
}

/**
 * The agency of the agent with this e-mail address represents the insured from now on, beside those that do already. Where no agent has the
 * address, its person is invited to sign up [A08].
 */
export class InviteAgency extends Command<Invited> {
  constructor(
    readonly insuredId: Uuid,
    readonly email: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
