import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { CopyRecipients } from './copy-recipients.service.js';

/** From now on these addresses get copies of the mails about a request, and no others unless those stay. */
export class ChooseCopies extends Command<Outcome> {
  constructor(
    readonly requestId: Uuid,
    readonly cc: readonly string[],
    readonly meta: CommandMeta,
    /** The revision that the person saw, if the caller sent one. */
    readonly expected?: number,
    readonly keepsOthers = false,
  ) {
    super();
  }
}

@CommandHandler(ChooseCopies)
export class ChooseCopiesHandler implements ICommandHandler<ChooseCopies, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly recipients: CopyRecipients,
  ) {}

  async execute({ requestId, cc, meta, expected, keepsOthers }: ChooseCopies): Promise<Outcome> {
    const copies = await this.recipients.of(requestId, cc);
    const command = { type: 'ChooseCopies', copies, ...(keepsOthers ? { keepsOthers } : {}) } as const;
    const pinned = { expected, facts: async () => ({ policies: [] }) };
    return this.deciders.handle(requestDecider, requestId, command, meta, pinned);
  }
}
