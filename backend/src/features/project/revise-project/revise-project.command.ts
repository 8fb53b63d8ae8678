import { Command } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectTerms } from '@covertrail/domain/project/project.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** Another name, template or default. Suppliers that are tracked already keep their template. */
export class ReviseProject extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly projectId: Uuid,
    readonly terms: ProjectTerms,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
