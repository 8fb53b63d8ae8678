import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { projectNameClaim } from '../project-name.rules.js';
import { CreateProject } from './create-project.command.js';

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
    // What the rules refuse is refused before the name is claimed.
    projectDecider.decide(command, null, undefined);
    return this.claims.holding(claim, meta, () => this.deciders.handle(projectDecider, projectId, command, meta));
  }
}
