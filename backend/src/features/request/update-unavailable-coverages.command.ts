import { Command, CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { UnavailableCoverage } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, RevisionChanged, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { Grants } from '#auth/grants.service';
import { Problem } from '#http/problem';
import { RespondToRequest } from './respond-to-request.command.js';

/** Of which requested lines there is no policy, in place of what the last answer says of that [D11]. */
export class UpdateUnavailableCoverages extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly said: { readonly unavailable: readonly UnavailableCoverage[]; readonly again: number },
    readonly actor: Actor,
    readonly meta: CommandMeta,
    readonly expected?: number,
  ) {
    super();
  }
}

/** It is an answer that differs from the last one in this alone: the requester sees what was said before. */
@CommandHandler(UpdateUnavailableCoverages)
export class UpdateUnavailableCoveragesHandler implements ICommandHandler<UpdateUnavailableCoverages, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly commands: CommandBus,
    private readonly grants: Grants,
  ) {}

  /** Throws RevisionChanged, and REQUEST.NOT_ANSWERED where there is no answer. */
  async execute({ requestId, said, actor, meta, expected }: UpdateUnavailableCoverages): Promise<Outcome> {
    const { state, revision } = await this.deciders.load(requestDecider, requestId);
    if (expected !== undefined && expected !== revision) throw new RevisionChanged(revision);
    if (state?.outcome?.kind !== 'responded') throw new Problem('REQUEST.NOT_ANSWERED');
    const { policyIds, remarks, documents = [], holder } = state.outcome;
    const more = { documents: documents.map(({ fileId }) => fileId), ...(holder ? { holder } : {}), ...said };
    const named = await this.ofActor(actor, policyIds);
    return this.commands.execute(new RespondToRequest(requestId, named, remarks, meta, expected, actor, more));
  }

  /** What another agency manages stays in the answer without being named [C15]. */
  private async ofActor(actor: Actor, policyIds: readonly Uuid[]): Promise<readonly Uuid[]> {
    const grants = await Promise.all(policyIds.map((id) => this.grants.check(actor, 'answeringPolicy', id)));
    return policyIds.filter((_, index) => grants[index] !== null);
  }
}
