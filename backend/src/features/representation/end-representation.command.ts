import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { RepresentationEnded } from '@covertrail/domain/representation/representation.contract';
import { representationDecider } from '@covertrail/domain/representation/representation.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** Ends the present tenure: no agency represents the insured from now on. Its policies, requests and shares stay. */
export class EndRepresentation extends Command<Outcome> {
  constructor(
    readonly end: Omit<RepresentationEnded['data'], 'agentId'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(EndRepresentation)
export class EndRepresentationHandler implements ICommandHandler<EndRepresentation, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ end, meta }: EndRepresentation): Promise<Outcome> {
    return this.deciders.handle(representationDecider, end.insuredId, { type: 'EndRepresentation', ...end }, meta);
  }
}
