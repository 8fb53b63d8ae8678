import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { policiesView } from '@covertrail/contracts/policy/policy.views';
import { trackedSuppliersView } from '@covertrail/contracts/tracking/tracking.views';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import type { StoresConfig } from '@covertrail/platform/stores/stores-config';
import { AnswerTooLate } from '@covertrail/platform/worker/question-thread';
import { EVENTS, STORES } from '#tokens/tokens';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import type { MadePlan, PlanSubject } from './cure-plan-question.js';
import { CurePlanThreads } from './cure-plan-threads.js';

/** An insured has some dozens of policies and trackings; if there are more, the policies that last longest are used. */
const MOST_POLICIES = 200;
const MOST_TRACKINGS = 500;

/** Each part of a plan ends in time (`make-plan.ts`), so that only a plan with which something is wrong takes longer than this. */
const MOST_MS = 30_000;
/** Seconds after which a caller may try again: what took too long once takes as long at once again. */
const AGAIN_S = 60;

/** Makes plans in threads, so that no other call waits for them. Views only name what a plan is made of. */
@Injectable()
export class CurePlans implements OnModuleDestroy {
  private readonly threads: CurePlanThreads;

  constructor(
    @Inject(STORES) stores: StoresConfig,
    @Inject(EVENTS) private readonly events: Pick<EventStore, 'head'>,
    private readonly views: Views,
  ) {
    this.threads = new CurePlanThreads(stores);
  }

  /** For all requesters of an insured that asked it or were shown something, as of a day: for the insured and its agency alone. */
  async ofInsured(insuredId: Uuid, day: CalendarDate): Promise<MadePlan> {
    const { documents } = await this.views.find(
      trackedSuppliersView,
      { where: { supplierId: { eq: insuredId }, active: { eq: true } } },
      [],
      { limit: MOST_TRACKINGS },
    );
    const active = documents.filter(({ asked, answered }) => answered || asked === 'requested');
    return this.ofTrackings(
      insuredId,
      active.map(({ id }) => id),
      day,
    );
  }

  /** For some trackings of an insured, with all that it holds: for the insured and its agency alone. */
  async ofTrackings(insuredId: Uuid, trackingIds: readonly Uuid[], day: CalendarDate): Promise<MadePlan> {
    const filter = { where: { insuredId: { eq: insuredId } } };
    const { documents } = await this.views.find(policiesView, filter, [{ field: 'expiresOn', direction: 'desc' }], {
      limit: MOST_POLICIES,
    });
    const archivedIds = documents.filter(({ archived }) => archived).map(({ id }) => id);
    return this.make(
      { kind: 'insured', insuredId, trackingIds, policyIds: documents.map(({ id }) => id), archivedIds },
      day,
    );
  }

  /** For one tracking as its requester knows it. Throws `HTTP.NOT_FOUND` where it never began. */
  asRequester(trackingId: Uuid, day: CalendarDate): Promise<MadePlan> {
    return this.make({ kind: 'requester', trackingId }, day);
  }

  onModuleDestroy(): Promise<void> {
    return this.threads.close();
  }

  private async make(subject: PlanSubject, day: CalendarDate): Promise<MadePlan> {
    try {
      const made = await this.threads.askWithin(MOST_MS, { ...subject, day, position: await this.events.head() });
      if (made === null) throw new Problem('HTTP.NOT_FOUND');
      return made;
    } catch (error) {
      if (error instanceof AnswerTooLate) throw new Problem('CURE_PLAN.TAKES_TOO_LONG', { retryAfter: AGAIN_S });
      throw error;
    }
  }
}
