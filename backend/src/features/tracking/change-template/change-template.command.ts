import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LAST_DAY, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';

/** A tracked supplier is checked against another template of the requester from a day on. */
export class ChangeTrackingTemplate extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly change: { readonly templateId: Uuid; readonly effectiveFrom: CalendarDate },
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(ChangeTrackingTemplate)
export class ChangeTrackingTemplateHandler implements ICommandHandler<ChangeTrackingTemplate, Outcome> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ trackingId, change, meta }: ChangeTrackingTemplate): Promise<Outcome> {
    const { state } = await this.deciders.readable.load(templateDecider, change.templateId);
    const templateSince = state?.versions[0]?.from ?? LAST_DAY;
    return this.deciders.handle(
      trackingDecider,
      trackingId,
      { type: 'ChangeTrackingTemplate', ...change, templateSince },
      meta,
    );
  }
}
