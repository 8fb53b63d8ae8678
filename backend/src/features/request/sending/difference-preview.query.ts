import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DifferencePreview } from '@covertrail/contracts/request/request.replies';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { fixPlanTexts } from '@covertrail/wording/fix-plan/fix-steps';
import { Missing } from './missing.service.js';

/** What a mail about what is missing would say now. */
export class PreviewDifference extends Query<DifferencePreview> {
  constructor(readonly requestId: Uuid) {
    super();
  }
}

@QueryHandler(PreviewDifference)
export class PreviewDifferenceHandler implements IQueryHandler<PreviewDifference> {
  constructor(private readonly missing: Missing) {}

  async execute({ requestId }: PreviewDifference): Promise<DifferencePreview> {
    return { missing: fixPlanTexts({ steps: [], findings: await this.missing.of(requestId) }) };
  }
}
