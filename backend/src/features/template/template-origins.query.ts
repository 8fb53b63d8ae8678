import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TemplateOrigins } from '@covertrail/contracts/template/template.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';

/** Answers GET requestor/templates/{id}/origins. */
export class ReadTemplateOrigins extends Query<TemplateOrigins> {
  constructor(readonly templateId: Uuid) {
    super();
  }
}

@QueryHandler(ReadTemplateOrigins)
export class ReadTemplateOriginsHandler implements IQueryHandler<ReadTemplateOrigins> {
  constructor(private readonly streams: DecodedStreams) {}

  async execute({ templateId }: ReadTemplateOrigins): Promise<TemplateOrigins> {
    const { events } = await this.streams.read(`template-${templateId}`);
    const readFrom = events.flatMap((event) => (event.type === 'TemplateCreated' ? (event.data.readFrom ?? []) : []));
    return { templateId, readFrom };
  }
}
