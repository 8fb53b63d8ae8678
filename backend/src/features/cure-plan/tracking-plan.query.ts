import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { curePlanOf } from '@covertrail/domain/cure-plan/cure-plan.rules';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#composition/tokens';
import { CureWorlds, type LoadedCureWorld } from '#cure-worlds/cure-worlds.service';
import { Problem } from '#http/problem';
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
    private readonly worlds: CureWorlds,
    private readonly names: PlanNamesReader,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId }: ReadTrackingPlan): Promise<QueryReply<TrackingPlanReply>> {
    const day = dayInZone(this.clock.now(), actor.timeZone);
    const { world } = await this.worldFor(actor, trackingId, day);
    const names = await this.names.of(world.cases);
    return this.views.reply({ trackingId, ...planContent(curePlanOf(world), day, names, actor.role === 'requester' ? 'requester' : 'supplier') });
  }

  private async worldFor({ role }: Actor, trackingId: Uuid, day: string): Promise<LoadedCureWorld> {
    if (role !== 'requester') {
      const { state } = await this.deciders.load(trackingDecider, trackingId);
      if (state) return this.worlds.ofTrackings(state.insuredId, [trackingId], day);
    }
    const world = await this.worlds.asRequester(trackingId, day);
    if (!world) throw new Problem('HTTP.NOT_FOUND');
    return world;
  }
}
