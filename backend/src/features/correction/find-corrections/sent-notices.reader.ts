import { Injectable } from '@nestjs/common';
import type { ComplianceAssessed } from '@covertrail/domain/assessment/assessment.contract';
import { actOf, statusChangeOf } from '@covertrail/domain/assessment/status-change.rules';
import type { SentNotice } from '@covertrail/domain/correction/untrue-notices.rules';
import type { CurePlanSent } from '@covertrail/domain/cure-plan/cure-plan.contract';
import { planNotices } from '@covertrail/domain/cure-plan/plan-receivers.rules';
import type { FixPlanSent } from '@covertrail/domain/fix-plan/fix-plan.contract';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Instant, Position, Recorded, Uuid } from '@covertrail/domain/kernel/event';
import type { StartedTracking } from '@covertrail/domain/tracking/tracking.state';
import { DecodedStreams } from '@covertrail/platform/deciders/decoded-streams';
import { lapseNoticeIdOf, notificationIdOf } from '@covertrail/platform/ids/notification-id';

/** Up to when notices are looked for, and the requester's day of a moment. */
interface NoticesUpTo {
  readonly event: Recorded;
  readonly dayOf: (instant: Instant) => CalendarDate;
}

/** The notices about the compliance of one supplier that had been sent when an event was recorded. */
@Injectable()
export class SentNotices {
  constructor(private readonly streams: DecodedStreams) {}

  /** `exceptionIds`: those whose notices of lapsing are looked for. */
  async of(
    tracking: StartedTracking,
    exceptionIds: readonly Uuid[],
    upTo: NoticesUpTo,
  ): Promise<readonly SentNotice[]> {
    const { trackingId, requesterId } = tracking;
    const { position } = upTo.event;
    return [
      ...(await this.statuses(trackingId, position)),
      ...(await this.plans(trackingId, position)),
      ...(await this.curePlans(tracking, position)),
      ...(await this.lapses(requesterId, exceptionIds, upTo)),
    ];
  }

  /**
   * Both sides are notified of each change of the status, also where the notification is still on its way. Of changes by one act the last
   * one is what a notification says.
   */
  private async statuses(trackingId: Uuid, position: Position): Promise<readonly SentNotice[]> {
    const { events } = await this.streams.read(`assessment-${trackingId}`, position);
    const changes = events.filter(isAssessment).filter(({ data }) => statusChangeOf(data) !== null);
    const sent = changes.flatMap(({ id, data: { requesterId, insuredId, validAt, after, cause } }) =>
      [requesterId, insuredId].map((companyId): SentNotice => ({
        kind: 'status',
        noticeId: notificationIdOf(actOf(cause) ?? id, companyId),
        companyId,
        on: validAt,
        said: after,
      })),
    );
    return [...new Map(sent.map((notice) => [notice.noticeId, notice])).values()];
  }

  private async plans(trackingId: Uuid, position: Position): Promise<readonly SentNotice[]> {
    const { events } = await this.streams.read(`fixPlan-${trackingId}`, position);
    return events.filter(isPlan).map(({ id, data: { agencyId, insuredId, sentOn, findings } }) => ({
      kind: 'plan',
      noticeId: id,
      companyId: agencyId ?? insuredId,
      on: sentOn,
      rules: findings.map(({ rule }) => rule),
    }));
  }

  /** Those that were made for this tracking too, with what it lacked. */
  private async curePlans(
    { trackingId, insuredId }: StartedTracking,
    position: Position,
  ): Promise<readonly SentNotice[]> {
    const { events } = await this.streams.read(`curePlan-${insuredId}`, position);
    return events.filter(isCurePlan).flatMap(({ id, data }) =>
      data.open
        .filter((servedTracking) => servedTracking.trackingId === trackingId)
        .flatMap(({ rules }) =>
          planNotices(data).map(({ companyId }): SentNotice => ({
            kind: 'curePlan',
            noticeId: id,
            companyId,
            on: data.sentOn,
            rules,
          })),
        ),
    );
  }

  private async lapses(
    companyId: Uuid,
    exceptionIds: readonly Uuid[],
    { event: { position }, dayOf }: NoticesUpTo,
  ): Promise<readonly SentNotice[]> {
    const found = await Promise.all(
      exceptionIds.map(async (exceptionId): Promise<readonly SentNotice[]> => {
        const noticeId = lapseNoticeIdOf(exceptionId);
        const {
          events: [raised],
        } = await this.streams.read(`notification-${noticeId}`, position);
        return raised ? [{ kind: 'lapse', noticeId, companyId, on: dayOf(raised.meta.recordedAt), exceptionId }] : [];
      }),
    );
    return found.flat();
  }
}

const isAssessment = (event: Recorded): event is Recorded<ComplianceAssessed> => event.type === 'ComplianceAssessed';
const isCurePlan = (event: Recorded): event is Recorded<CurePlanSent> => event.type === 'CurePlanSent';
const isPlan = (event: Recorded): event is Recorded<FixPlanSent> => event.type === 'FixPlanSent';
