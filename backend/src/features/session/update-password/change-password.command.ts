import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Records that a password was changed; the password itself is in the vault by then. */
export class ChangePassword extends Command<Outcome> {
  constructor(
    readonly userId: Uuid,
    readonly commandId: Uuid,
  ) {
    super();
  }
}
