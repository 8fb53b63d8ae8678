import { Command } from '@nestjs/cqrs';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** An insurer that the directory does not hold; it has no rating until one is recorded. */
export class AddCarrier extends Command<Outcome> {
  constructor(
    readonly name: string,
    readonly naic: string,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
