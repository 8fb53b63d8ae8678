import { Injectable } from '@nestjs/common';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { EnrollmentFacts } from '@covertrail/domain/enrollment/enrollment.contract';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import { vendorProgramDecider } from '@covertrail/domain/vendor-program/vendor-program.decider';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { Views } from '#views/views.service';

const BY_URGENCY = [{ field: 'urgency', direction: 'asc' }] as const;
const MOST_TRACKINGS = 1_000;

/** What decides whether an insured can enroll in the program of a requester, as the streams have it: a view says where to look. */
@Injectable()
export class EnrollmentFactsReader {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: Views,
  ) {}

  async factsOf(requesterId: Uuid, insuredId: Uuid): Promise<EnrollmentFacts> {
    const { state } = await this.deciders.load(vendorProgramDecider, requesterId);
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where: { requesterId: { eq: requesterId }, supplierId: { eq: insuredId } } },
      [],
      { limit: 1 },
    );
    const [tracked] = documents;
    const isTracked = tracked !== undefined && (await this.deciders.load(trackingDecider, tracked.id)).state !== null;
    return { fee: state?.fee ?? null, isTracked };
  }

  /** Everything that tracks an insured. */
  async trackingsOf(insuredId: Uuid) {
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where: { supplierId: { eq: insuredId } } },
      BY_URGENCY,
      { limit: MOST_TRACKINGS },
    );
    return documents;
  }
}
