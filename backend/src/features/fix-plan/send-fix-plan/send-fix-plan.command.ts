import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { assessmentDecider } from '@covertrail/domain/assessment/assessment.decider';
import { fixPlanDecider } from '@covertrail/domain/fix-plan/fix-plan.decider';
import { isForSupplier } from '@covertrail/domain/compliance/for-supplier';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import { trackingDecider } from '@covertrail/domain/tracking/tracking.decider';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import { Representations } from '#auth/representations.service';
import { CurePlans } from '#cure-plans/cure-plans.service';
import { Problem } from '#http/problem';

/** Sends the fixes that a supplier needs to its agent, or to the supplier itself without one. `today` is the day in the sender's time zone. */
export class SendFixPlan extends Command<Outcome> {
  constructor(
    readonly trackingId: Uuid,
    readonly today: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SendFixPlan)
export class SendFixPlanHandler implements ICommandHandler<SendFixPlan, Outcome> {
  constructor(
    private readonly deciders: DeciderStore,
    private readonly representations: Representations,
    private readonly plans: CurePlans,
  ) {}

  async execute({ trackingId, today, meta }: SendFixPlan): Promise<Outcome> {
    const { state: tracking } = await this.deciders.load(trackingDecider, trackingId);
    if (!tracking) throw new Problem('HTTP.NOT_FOUND');
    if (tracking.standing !== 'active') throw new Problem('FIX_PLAN.NOT_ACTIVE');
    const { requesterId, insuredId, projectId } = tracking;
    const assessed = (await this.deciders.load(assessmentDecider, trackingId)).state;
    const { plan } = await this.plans.asRequester(trackingId, today);
    const tenure = await this.representations.tenureOf(insuredId);
    return this.deciders.handle(
      fixPlanDecider,
      trackingId,
      {
        type: 'SendFixPlan',
        trackingId,
        requesterId,
        insuredId,
        projectId,
        agencyId: tenure?.agencyId ?? null,
        agentId: tenure?.agentId ?? null,
        sentOn: today,
        findings: (assessed?.findings ?? []).filter(isForSupplier),
        steps: plan.steps.map(({ step }) => step),
      },
      meta,
    );
  }
}
