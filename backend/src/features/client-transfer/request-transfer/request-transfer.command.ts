import { Command } from '@nestjs/cqrs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import type { RequestTransferDto } from './request-transfer.dto.js';

/** A client is offered by its agency, or asked for by another; the transfer's id derives from the command id. */
export class RequestTransfer extends Command<Outcome> {
  constructor(
    readonly actor: Actor,
    readonly asked: RequestTransferDto,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
