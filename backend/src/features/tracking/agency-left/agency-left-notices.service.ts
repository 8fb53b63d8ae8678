import { Inject, Injectable } from '@nestjs/common';
import { becauseOf } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { RecordedEvent } from '@covertrail/platform/engine/define-projection';
import { deriveId } from '@covertrail/platform/ids/ids';
import { notificationIdOf } from '@covertrail/platform/ids/notification-id';
import { notice } from '#notices/notice';
import { NoticeNames } from '#notices/notice-names.reader';
import { raiseNotice } from '#notices/raise-notice';
import { wholeSupplier } from '#notices/supplier-subject.rules';
import { TrackingRequesters } from './tracking-requesters.reader.js';

export const AGENCY_LEFT = 'agency-left-notices';

/** Notifies every requester that tracks a supplier whose agency gave it up, so that it can ask for the new agency [A11]. */
@Injectable()
export class AgencyLeftNotices {
  constructor(
    private readonly deciders: DeciderStore,
    @Inject(TrackingRequesters) private readonly requesters: Pick<TrackingRequesters, 'of'>,
  ) {}

  /** Each requester once, however often the event is seen. */
  async raise(event: RecordedEvent<'RepresentationEnded'>): Promise<void> {
    const { insuredId, agencyId, endedBy } = event.data;
    if (endedBy !== 'agency') return;
    const names = new NoticeNames(this.deciders);
    const [insured, agency] = [await names.company(insuredId), await names.company(agencyId)];
    for (const requesterId of await this.requesters.of(insuredId, event.position)) {
      const left = notice(requesterId, 'REPRESENTATION.ENDED_FOR_SUPPLIER', 'requesterDashboard', { insured, agency });
      const subject = wholeSupplier(insuredId, insured);
      await raiseNotice(this.deciders, subject ? { ...left, subject } : left, {
        notificationId: notificationIdOf(event.id, requesterId),
        causedBy: event.id,
        meta: becauseOf(event, AGENCY_LEFT, deriveId(AGENCY_LEFT, event.id, requesterId)),
      });
    }
  }
}
