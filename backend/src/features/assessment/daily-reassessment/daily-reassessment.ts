import { Inject, Injectable } from '@nestjs/common';
import { trackedSuppliersView, type TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { companyDecider } from '@covertrail/domain/company/company.decider';
import { addDays, dayInZone, type CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { bySystem } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import { unlessUnreadable } from '@covertrail/platform/deciders/stream-unreadable';
import { deriveId } from '@covertrail/platform/ids/ids';
import { CLOCK } from '#tokens/tokens';
import type { Job } from '#feature-job';
import type { Views } from '#views/views.service';
import { WholeViews } from '#views/whole-views.service';
import { ComplianceAssessor } from '#features/assessment/assess-compliance/compliance-assessor.service';

const PAGE = 500;

/**
 * Policies end and begin as days pass, which changes verdicts. Due trackings are assessed again, one missed day after the other,
 * under ids that derive from the day, so it does not matter how often or how late this runs. The view proposes who may be due; until when
 * the last assessment holds is known from its stream.
 */
@Injectable()
export class DailyReassessment implements Job {
  constructor(
    private readonly assessor: ComplianceAssessor,
    private readonly deciders: DeciderStore,
    private readonly views: WholeViews,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  /** How many trackings were assessed. */
  run(): Promise<number> {
    return this.views.during((views) => this.catchUpAll(views));
  }

  private async catchUpAll(views: Views): Promise<number> {
    let looked = 0;
    for (let due = await this.due(views); due.length > 0; due = await this.due(views, due.at(-1))) {
      for (const tracking of due) looked += (await unlessUnreadable(this.catchUp(tracking), false)) ? 1 : 0;
    }
    return looked;
  }

  private async catchUp({ id, requesterId }: TrackedSupplierDocument): Promise<boolean> {
    const today = await this.todayOf(requesterId);
    const holdsUntil = (await this.deciders.readable.load(assessmentDecider, id)).state?.holdsUntil ?? null;
    for (let day: CalendarDate | null = holdsUntil; day && day <= today;) {
      const assessed = await this.assessor.assess(
        id,
        { kind: 'day' },
        bySystem('day-clock', deriveId('day-clock', id, day)),
        day,
      );
      day = assessed && assessed.holdsUntil > day ? assessed.holdsUntil : null;
    }
    return holdsUntil !== null && holdsUntil <= today;
  }

  /** One day ahead of UTC, because in some time zones it is already tomorrow. In the order of their ids, after the last one of the page before. */
  private async due(views: Views, after?: TrackedSupplierDocument): Promise<readonly TrackedSupplierDocument[]> {
    const holdsUntil = { lte: addDays(this.clock.now().slice(0, 10), 1) };
    const where = after ? { holdsUntil, id: { gt: after.id } } : { holdsUntil };
    const found = await views.find(trackedSuppliersView, { where }, [{ field: 'id', direction: 'asc' }], {
      limit: PAGE,
    });
    return found.documents;
  }

  private async todayOf(requesterId: Uuid): Promise<CalendarDate> {
    const { state } = await this.deciders.readable.load(companyDecider, requesterId);
    return dayInZone(this.clock.now(), state?.registration.timeZone ?? 'UTC');
  }
}
