import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProjectCreated } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { projectNameReservation } from './project-name.rules.js';

/** A new project with a name that is unique in the company; suppliers that are asked for it are checked against its template. */
export class CreateProject extends Command<Outcome> {
  constructor(
    readonly project: Omit<ProjectCreated['data'], 'projectId'> & { readonly days?: ProjectDays | null },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(CreateProject)
export class CreateProjectHandler implements ICommandHandler<CreateProject, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ project, meta }: CreateProject): Promise<Outcome> {
    const projectId = deriveId('project', meta.commandId);
    const reservation = projectNameReservation(this.deciders, project.requesterId, projectId, project.name);
    const command = { type: 'CreateProject', projectId, ...project } as const;
    // The rules refuse before the name is reserved.
    projectDecider.decide(command, null, undefined);
    return this.reservations.holding(reservation, meta, () =>
      this.deciders.handle(projectDecider, projectId, command, meta),
    );
  }
}
