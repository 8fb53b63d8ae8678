import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FormEntryCommand } from '@covertrail/domain/form-equivalence/form-equivalence.contract';
import { formEquivalenceDecider } from '@covertrail/domain/form-equivalence/form-equivalence.decider';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { changedForms } from '@covertrail/domain/what-if/what-if-form';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { WhatIfs } from '#what-if/what-ifs.service';

/** Which suppliers an entry would change. Answers with the id of the what-if; nothing is recorded. */
export class TryFormEntry extends Command<Uuid> {
  constructor(
    readonly actor: Actor,
    readonly entry: FormEntryCommand,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TryFormEntry)
export class TryFormEntryHandler implements ICommandHandler<TryFormEntry, Uuid> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly whatIfs: WhatIfs,
  ) {}

  /** Refuses what saving would refuse. */
  async execute({ actor, entry, meta }: TryFormEntry): Promise<Uuid> {
    const { companyId: requesterId } = actor;
    const { state } = await this.deciders.load(formEquivalenceDecider, requesterId);
    changedForms(state, { entry });
    return this.whatIfs.start(
      actor,
      { kind: 'formEntry', requesterId, entry, effectiveFrom: entry.effectiveFrom },
      meta,
    );
  }
}
