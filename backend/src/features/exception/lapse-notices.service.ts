import { Inject, Injectable } from '@nestjs/common';
import {
  exceptionsView,
  exceptionUsesView,
  type ExceptionDocument,
} from '@covertrail/contracts/exception/exception.views';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { addDays, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import { lapseNoticeIdOf } from '@covertrail/platform/ids/notification-id';
import { exceptedTitle, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { dayText } from '@covertrail/wording/text/day-text';
import { EXPIRING_WITHIN_DAYS } from '@covertrail/domain/status/expiry';
import { CLOCK } from '#tokens/tokens';
import type { DueRun, Recipient, TimedWork } from '#feature-job';
import { notice } from '#notices/notice';
import { NoticeNames } from '#notices/notice-names.reader';
import { raiseNotice } from '#notices/raise-notice';
import type { Views } from '#views/views.service';
import { WholeViews } from '#views/whole-views.service';

const NAME = 'lapse-notices';
const PAGE = 500;

/** Accepted, and lapsing within 30 days of one of these days. */
const lapsingBetween = (first: CalendarDate, last: CalendarDate) => ({
  withdrawnOn: { eq: null },
  decision: { eq: 'accepted' as const },
  lapsesOn: { gte: first, lte: addDays(last, EXPIRING_WITHIN_DAYS) },
});

/**
 * Notifies a requester once of each exception that covers a supplier and lapses within 30 days, as the requester's day begins. The id of
 * the notification derives from the exception, so it does not matter how often or how late this runs. What was decided on a day is told of
 * on the next one at the earliest, be it the day on which it lapses: the one who decided has just chosen that day.
 */
@Injectable()
export class LapseNotices implements TimedWork {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** Requesters with an exception that is about to lapse, wherever their day is. */
  async recipients(): Promise<readonly Recipient[]> {
    const today = this.clock.now().slice(0, 10);
    const lapsing = lapsingBetween(addDays(today, -1), addDays(today, 1));
    const found = await this.views.during((views) =>
      views.countBy(exceptionsView, { where: lapsing }, ['requesterId']),
    );
    return Promise.all(found.map(async ({ key: [id] }) => ({ id, timeZone: await this.timeZoneOf(id) })));
  }

  /** How many exceptions of a requester are about to lapse. */
  runFor(due: DueRun): Promise<number> {
    return this.views.during((views) => this.raiseAll(views, due));
  }

  /** One company whose events cannot be read holds up no other. */
  private async timeZoneOf(requesterId: Uuid): Promise<string> {
    const loaded = await unlessUnreadable(this.deciders.readable.load(companyDecider, requesterId), null);
    return loaded?.state?.registration.timeZone ?? 'UTC';
  }

  private async raiseAll(views: Views, due: DueRun): Promise<number> {
    let found = 0;
    for (let page = await this.page(views, due); page.length > 0; page = await this.page(views, due, page.at(-1))) {
      for (const exception of page) {
        if (await this.covers(views, exception.id))
          found += (await unlessUnreadable(this.raise(exception), false)) ? 1 : 0;
      }
    }
    return found;
  }

  /** In the order of their ids, after the last one of the page before. */
  private async page(
    views: Views,
    { id: requesterId, at, on }: DueRun,
    after?: ExceptionDocument,
  ): Promise<readonly ExceptionDocument[]> {
    const where = {
      ...lapsingBetween(on, on),
      requesterId: { eq: requesterId },
      decidedAt: { lt: at },
      ...(after ? { id: { gt: after.id } } : {}),
    };
    const found = await views.find(exceptionsView, { where }, [{ field: 'id', direction: 'asc' }], { limit: PAGE });
    return found.documents;
  }

  private async covers(views: Views, exceptionId: Uuid): Promise<boolean> {
    return (await views.count(exceptionUsesView, { where: { exceptionId: { eq: exceptionId } } }, 1)) > 0;
  }

  private async raise({
    id,
    requesterId,
    scope,
    supplierId,
    trackingId,
    rule,
    line,
    lapsesOn,
    decidedEvent,
  }: ExceptionDocument): Promise<boolean> {
    const supplier =
      scope === 'supplier'
        ? await new NoticeNames(this.deciders).company(supplierId, 'a supplier')
        : SCOPE_WORDS[scope].toLowerCase();
    const params = { requirement: exceptedTitle({ rule, line }), supplier, lapsesOn: dayText(lapsesOn ?? '') };
    const subject = { kind: 'tracking', id: trackingId } as const;
    await raiseNotice(this.deciders, notice(requesterId, 'EXCEPTION.LAPSES', 'requesterDashboard', params, subject), {
      notificationId: lapseNoticeIdOf(id),
      causedBy: decidedEvent,
      meta: bySystem(NAME, deriveId(NAME, id)),
    });
    return true;
  }
}
