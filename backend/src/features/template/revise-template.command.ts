import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** The next version of a template. `expected` is the revision that the person saw. */
export class ReviseTemplate extends Command<Outcome> {
  constructor(
    readonly templateId: Uuid,
    readonly revision: { readonly requirements: Requirements; readonly effectiveFrom: CalendarDate },
    readonly expected: number | undefined,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ReviseTemplate)
export class ReviseTemplateHandler implements ICommandHandler<ReviseTemplate, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ templateId, revision, expected, meta }: ReviseTemplate): Promise<Outcome> {
    const pinned = expected === undefined ? {} : { expected };
    return this.deciders.handle(templateDecider, templateId, { type: 'ReviseTemplate', ...revision }, meta, pinned);
  }
}
