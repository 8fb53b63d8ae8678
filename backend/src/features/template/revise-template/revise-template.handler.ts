import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { ReviseTemplate } from './revise-template.command.js';

@CommandHandler(ReviseTemplate)
export class ReviseTemplateHandler implements ICommandHandler<ReviseTemplate, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  execute({ templateId, revision, expected, meta }: ReviseTemplate): Promise<Outcome> {
    const pinned = expected === undefined ? {} : { expected };
    return this.deciders.handle(templateDecider, templateId, { type: 'ReviseTemplate', ...revision }, meta, pinned);
  }
}
