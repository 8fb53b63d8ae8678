import { Inject, Injectable } from '@nestjs/common';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import type { Finding } from '@covertrail/domain/compliance/finding';
import { isForSupplier } from '@covertrail/domain/compliance/for-supplier';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { changeSinceAnswer } from '@covertrail/domain/request/since-answer.rules';
import type { ChangeSinceAnswer, CoverageRequested } from '@covertrail/domain/request/request.contract';
import { requestDecider } from '@covertrail/domain/request/request.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { fixText } from '@covertrail/wording/compliance/sentence';
import { EVENTS } from '#tokens/tokens';

/** What is still missing for a request, as the verdict was announced last, and what of it changed since its last answer. */
@Injectable()
export class Missing {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'readStream'>,
  ) {}

  /** What someone on the side of the supplier can fix; none where nobody is known who was asked. */
  async of(requestId: Uuid): Promise<readonly Finding[]> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    if (!state?.requested.insuredId) return [];
    const assessed = await this.deciders.load(
      assessmentDecider,
      trackingOf(state.requested, state.requested.insuredId),
    );
    return fixable(assessed.state?.findings ?? []);
  }

  /** Compared with the verdict that was there when the last answer came; null before an answer, and where nothing changed. */
  async sinceAnswer(requestId: Uuid): Promise<ChangeSinceAnswer | null> {
    const { state } = await this.deciders.load(requestDecider, requestId);
    const answerId = state?.answeredBy.at(-1);
    if (!state?.requested.insuredId || answerId === undefined) return null;
    const answered = (await this.events.readStream(`request-${requestId}`)).find(({ id }) => id === answerId);
    if (!answered) return null;
    const trackingId = trackingOf(state.requested, state.requested.insuredId);
    const before = await this.deciders.loadAt(assessmentDecider, trackingId, answered.position);
    if (!before.state) return null;
    return changeSinceAnswer(fixable(before.state.findings), await this.of(requestId));
  }
}

const trackingOf = ({ requesterId, projectId }: CoverageRequested['data'], insuredId: Uuid): Uuid =>
  trackingIdOf(requesterId, projectId, insuredId);

const fixable = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(isForSupplier).filter((finding) => fixText(finding) !== undefined);
