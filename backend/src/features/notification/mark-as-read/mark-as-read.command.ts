import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** One notification of the company's inbox, or all that were raised until now (`notificationId` null). */
export class MarkAsRead extends Command<Outcome> {
  constructor(
    readonly companyId: Uuid,
    readonly userId: Uuid,
    readonly notificationId: Uuid | null,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
