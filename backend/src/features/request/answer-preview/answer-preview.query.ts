import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { AnswerPreview } from '@covertrail/domain/request/request.views';

/** The verdict that an answer would get today. Without policies: of every policy that helps. */
export class PreviewAnswer extends Query<AnswerPreview> {
  constructor(
    readonly requestId: Uuid,
    readonly policyIds: readonly Uuid[] | undefined,
  ) {
    super();
  }
}
