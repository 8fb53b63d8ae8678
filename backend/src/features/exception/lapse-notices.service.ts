import { Inject, Injectable } from '@nestjs/common';
import {
  exceptionsView,
  exceptionUsesView,
  type ExceptionDocument,
} from '@covertrail/contracts/exception/exception.views';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import { lapseNoticeIdOf } from '@covertrail/platform/ids/notification-id';
import { exceptedTitle, SCOPE_WORDS } from '@covertrail/wording/exception/exception-words';
import { dayText } from '@covertrail/wording/text/day-text';
import { CLOCK } from '#tokens/tokens';
import type { Job } from '#feature-job';
import { notice } from '#notices/notice';
import { NoticeNames } from '#notices/notice-names.reader';
import { raiseNotice } from '#notices/raise-notice';
import type { Views } from '#views/views.service';
import { WholeViews } from '#views/whole-views.service';
import { lapsingFilter } from './exception-list.query.js';

const NAME = 'lapse-notices';
const PAGE = 500;

/**
 * Notifies a requester once of each exception that covers a supplier and lapses within 30 days. The id of the notification derives
 * from the exception, so it does not matter how often or how late this runs.
 */
@Injectable()
export class LapseNotices implements Job {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many exceptions are about to lapse. */
  run(): Promise<number> {
    return this.views.during((views) => this.raiseAll(views));
  }

  private async raiseAll(views: Views): Promise<number> {
    let found = 0;
    for (let page = await this.page(views); page.length > 0; page = await this.page(views, page.at(-1))) {
      for (const exception of page) {
        if (await this.covers(views, exception.id))
          found += (await unlessUnreadable(this.raise(exception), false)) ? 1 : 0;
      }
    }
    return found;
  }

  /** In the order of their ids, after the last one of the page before. */
  private async page(views: Views, after?: ExceptionDocument): Promise<readonly ExceptionDocument[]> {
    const lapsing = lapsingFilter(this.clock.now().slice(0, 10));
    const filter = after ? { and: [lapsing, { where: { id: { gt: after.id } } }] } : lapsing;
    return (await views.find(exceptionsView, filter, [{ field: 'id', direction: 'asc' }], { limit: PAGE })).documents;
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
