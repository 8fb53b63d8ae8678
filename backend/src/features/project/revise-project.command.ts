import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { ProjectTerms } from '@covertrail/domain/project/project.contract';
import type { ProjectDays } from '@covertrail/domain/insurance/project-days';
import { projectDecider } from '@covertrail/domain/project/project.decider';
import { Reservations } from '@covertrail/platform/reservations/reservations';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { projectNameReservation } from './project-name.rules.js';

/** Another name, template or default, or other days. Suppliers that are already tracked keep their template. */
export class ReviseProject extends Command<Outcome> {
  constructor(
    readonly requesterId: Uuid,
    readonly projectId: Uuid,
    readonly terms: ProjectTerms,
    readonly days: ProjectDays | null,
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseProject)
export class ReviseProjectHandler implements ICommandHandler<ReviseProject, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly reservations: Reservations,
  ) {}

  async execute({ requesterId, projectId, terms, days, expected, meta }: ReviseProject): Promise<Outcome> {
    const command = { type: 'ReviseProject', terms, days } as const;
    const { state, revision } = await this.deciders.load(projectDecider, projectId);
    // The rules refuse before the name is reserved.
    projectDecider.decide(command, state, undefined);
    const reservation = projectNameReservation(this.deciders, requesterId, projectId, terms.name);
    const pinned = expected === undefined ? {} : { expected };
    const revise = () => this.deciders.handle(projectDecider, projectId, command, meta, pinned);
    // Nothing is reserved for an edit of an old revision; a repeated edit gets its recorded outcome.
    return expected === undefined || expected === revision
      ? this.reservations.holding(reservation, meta, revise)
      : revise();
  }
}
