import { Command } from '@nestjs/cqrs';
import type { TransferAction } from '@covertrail/domain/client-transfer/client-transfer.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** One side takes a step; the rules say which side may. `expected` is the revision that the person saw. */
export class ActOnTransfer extends Command<Outcome> {
  constructor(
    readonly transferId: Uuid,
    readonly action: TransferAction,
    readonly agencyId: Uuid,
    readonly reason: string,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
