import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ProjectCreated } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { projectNameClaim } from './project-name.rules.js';

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
    private readonly claims: Claims,
  ) {}

  async execute({ project, meta }: CreateProject): Promise<Outcome> {
    const projectId = deriveId('project', meta.commandId);
    const claim = projectNameClaim(this.deciders, project.requesterId, projectId, project.name);
    const command = { type: 'CreateProject', projectId, ...project } as const;
    // The rules refuse before the name is claimed.
    projectDecider.decide(command, null, undefined);
    return this.claims.holding(claim, meta, () => this.deciders.handle(projectDecider, projectId, command, meta));
  }
}
