import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import type { MadePlan } from '#cure-plans/cure-plan-question';
import { CurePlans } from '#cure-plans/cure-plans.service';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { planContent } from './plan-content.rules.js';
import { PlanNamesReader } from './plan-names.reader.js';

/** The cheapest steps for one tracking. To a requester, a policy that it was not shown does not exist. */
export class ReadTrackingPlan extends Query<QueryReply<TrackingPlanReply>> {
  constructor(
    readonly actor: Actor,
    readonly trackingId: Uuid,
  ) {
    super();
  }
}

@QueryHandler(ReadTrackingPlan)
export class ReadTrackingPlanHandler implements IQueryHandler<ReadTrackingPlan> {
  constructor(
    private readonly plans: CurePlans,
    private readonly names: PlanNamesReader,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId }: ReadTrackingPlan): Promise<QueryReply<TrackingPlanReply>> {
    const day = dayInZone(this.clock.now(), actor.timeZone);
    const { plan, cases } = await this.madeFor(actor, trackingId, day);
    const names = await this.names.of(cases);
    return this.views.reply({ trackingId, ...planContent(plan, day, names, actor.role === 'requester' ? 'requester' : 'supplier') });
  }

  private async madeFor({ role }: Actor, trackingId: Uuid, day: string): Promise<MadePlan> {
    if (role !== 'requester') {
      const { state } = await this.deciders.load(trackingDecider, trackingId);
      if (state) return this.plans.ofTrackings(state.insuredId, [trackingId], day);
    }
    return this.plans.asRequester(trackingId, day);
  }
}
