import { isRequesting } from '@covertrail/domain/rights/sides';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { SentPlan, TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { fixPlanDecider } from '@covertrail/domain/fix-plan/fix-plan.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { CurePlans } from '#cure-plans/cure-plans.service';
import type { QueryReply } from '#http/data.interceptor';
import { Problem } from '#http/problem';
import { Views } from '#views/views.service';
import { planContent } from './plan-content.rules.js';
import { PlanAgentsReader } from './plan-agents.reader.js';
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
    private readonly agents: PlanAgentsReader,
    private readonly otherAgencies: OtherAgencies,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, trackingId }: ReadTrackingPlan): Promise<QueryReply<TrackingPlanReply>> {
    const day = dayInZone(this.clock.now(), actor.timeZone);
    const { state } = await this.deciders.readable.load(trackingDecider, trackingId);
    if (!state) throw new Problem('HTTP.NOT_FOUND');
    const { insuredId } = state;
    const reader = isRequesting(actor) ? 'requester' : 'supplier';
    const made = isRequesting(actor)
      ? this.plans.asRequester(trackingId, day)
      : this.plans.ofTrackings(insuredId, [trackingId], day);
    const { plan, cases } = await made;
    const people = await this.agents.of(
      insuredId,
      plan.steps.map(({ step }) => step),
      actor,
    );
    const others = await this.otherAgencies.policiesOf(actor, insuredId);
    return this.views.reply({
      trackingId,
      sent: await this.lastSent(trackingId),
      ...planContent(plan, day, { names: await this.names.of(cases), people, reader, others }),
    });
  }

  private async lastSent(trackingId: Uuid): Promise<SentPlan | null> {
    const { state } = await this.deciders.readable.load(fixPlanDecider, trackingId);
    return state && { on: state.sentOn, rules: state.rules };
  }
}
