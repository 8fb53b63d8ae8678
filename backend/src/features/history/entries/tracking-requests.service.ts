import { Injectable } from '@nestjs/common';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

const MOST_REQUESTS = 500;

/** The requests of a requester to a supplier for a project: part of the history, though no verdict depends on them. */
@Injectable()
export class TrackingRequests {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async streamsOf(trackingId: Uuid): Promise<readonly string[]> {
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    if (!state) return [];
    const { requesterId, insuredId, projectId } = state;
    const where = { insuredId: { eq: insuredId }, requesterId: { eq: requesterId }, projectId: { eq: projectId } };
    const { documents } = await this.views.find(requestsView, { where }, [], { limit: MOST_REQUESTS });
    return documents.map(({ id }) => `request-${id}`);
  }
}
