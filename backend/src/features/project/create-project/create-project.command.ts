import { Command } from '@nestjs/cqrs';
import type { ProjectCreated } from '@covertrail/domain/project/project.contract';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import type { Outcome } from '@covertrail/platform/deciders/decider-store';

/** A new project, its name unique in the company; suppliers asked for it are judged by its template. */
export class CreateProject extends Command<Outcome> {
  constructor(
    readonly project: Omit<ProjectCreated['data'], 'projectId'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}
