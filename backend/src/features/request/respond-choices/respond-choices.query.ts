import { Query } from '@nestjs/cqrs';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { RespondChoice } from '@covertrail/domain/request/request.views';

/** The policies of the insured that was asked, each with the reason why it cannot be chosen, if any. */
export class RespondChoices extends Query<readonly RespondChoice[]> {
  constructor(readonly requestId: Uuid) {
    super();
  }
}
