import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TemplateOrigins } from '@covertrail/contracts/template/template.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { templateDecider } from '@covertrail/domain/template/template.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';

/** Answers GET requestor/templates/{id}/origins. */
export class ReadTemplateOrigins extends Query<TemplateOrigins> {
  constructor(readonly templateId: Uuid) {
    super();
  }
}

@QueryHandler(ReadTemplateOrigins)
export class ReadTemplateOriginsHandler implements IQueryHandler<ReadTemplateOrigins> {
  constructor(private readonly deciders: DeciderStore) {}

  async execute({ templateId }: ReadTemplateOrigins): Promise<TemplateOrigins> {
    const { state } = await this.deciders.readable.load(templateDecider, templateId);
    return { templateId, readFrom: state?.readFrom ?? [] };
  }
}
