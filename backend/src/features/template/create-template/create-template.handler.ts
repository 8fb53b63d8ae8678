import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { Claims } from '@covertrail/platform/claims/claims';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CreateTemplate } from './create-template.command.js';

@CommandHandler(CreateTemplate)
export class CreateTemplateHandler implements ICommandHandler<CreateTemplate, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly claims: Claims,
  ) {}

  async execute({ requesterId, template, meta }: CreateTemplate): Promise<Outcome> {
    const templateId = deriveId('template', meta.commandId);
    const claim = {
      kind: 'templateName',
      scope: requesterId,
      value: template.name,
      owner: `template-${templateId}`,
      takenCode: 'TEMPLATE.NAME_TAKEN',
    } as const;
    const command = { type: 'CreateTemplate', templateId, requesterId, ...template } as const;
    // What the rules refuse is refused before the name is claimed.
    templateDecider.decide(command, null, undefined);
    return this.claims.holding(claim, meta, () => this.deciders.handle(templateDecider, templateId, command, meta));
  }
}
