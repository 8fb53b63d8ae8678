import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DifferencePreview } from '@covertrail/contracts/request/request.replies';
import type { Finding } from '@covertrail/domain/compliance/finding';
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
    const { done, added } = (await this.missing.sinceAnswer(requestId)) ?? { done: [], added: [] };
    const texts = (findings: readonly Finding[]) => fixPlanTexts({ steps: [], findings });
    return { missing: texts(await this.missing.of(requestId)), done: texts(done), added: texts(added) };
  }
}
