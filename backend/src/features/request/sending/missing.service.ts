import { Injectable } from '@nestjs/common';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { isForSupplier } from '@covertrail/domain/compliance/for-supplier';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { fixText } from '@covertrail/wording/compliance/sentence';

/** What is still missing for a request, as the verdict was announced last. */
@Injectable()
export class Missing {
  constructor(private readonly deciders: DeciderStore) {}

  /** What someone on the side of the supplier can fix; none where nobody is known who was asked. */
  async of(requestId: Uuid): Promise<readonly Finding[]> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (!state?.requested.insuredId) return [];
    const { requesterId, projectId, insuredId } = state.requested;
    const assessed = await this.deciders.load(assessmentDecider, trackingIdOf(requesterId, projectId, insuredId));
    return (assessed.state?.findings ?? []).filter(isForSupplier).filter((finding) => fixText(finding) !== undefined);
  }
}
