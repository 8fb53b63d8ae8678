import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import type { TemplateChange } from '@covertrail/domain/what-if/what-if.contract';
import { revisedTemplate } from '@covertrail/domain/what-if/what-if-template';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { WhatIfs } from '#what-if/what-ifs.service';

/** What a revision of a template would do to its suppliers. Answers with the id of the what-if; nothing is recorded. */
export class TryTemplateChange extends Command<Uuid> {
  constructor(
    readonly actor: Actor,
    readonly templateId: Uuid,
    readonly revision: Pick<TemplateChange, 'requirements' | 'effectiveFrom'>,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(TryTemplateChange)
export class TryTemplateChangeHandler implements ICommandHandler<TryTemplateChange, Uuid> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly whatIfs: WhatIfs,
  ) {}

  /** Refuses what saving would refuse. */
  async execute({ actor, templateId, revision, meta }: TryTemplateChange): Promise<Uuid> {
    const { state } = await this.deciders.load(templateDecider, templateId);
    revisedTemplate(state, revision);
    return this.whatIfs.start(actor, { kind: 'template', templateId, ...revision }, meta);
  }
}
