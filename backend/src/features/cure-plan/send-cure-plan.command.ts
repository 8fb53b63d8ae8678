import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { curePlanDecider } from '@covertrail/domain/cure-plan/cure-plan.decider';
import type { CalendarDate } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { CommandMeta } from '@covertrail/platform/deciders/command-meta';
import { DeciderStore, type Outcome } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CurePlans } from '#cure-plans/cure-plans.service';
import { Problem } from '#http/problem';
import { PlanAgentsReader } from './plan-agents.reader.js';
import { planParts, sentBy } from './plan-recipients.rules.js';

/** Sends the steps that an insured needs, as they are on the sender's day: from the insured to each agency its part, or from an agency back; and each agent's own steps to that agent. */
export class SendCurePlan extends Command<Outcome> {
  constructor(
    readonly insuredId: Uuid,
    readonly sender: Pick<Actor, 'role' | 'userId' | 'companyId'>,
    readonly today: CalendarDate,
    readonly meta: CommandMeta,
  ) {
    super();
  }
}

@CommandHandler(SendCurePlan)
export class SendCurePlanHandler implements ICommandHandler<SendCurePlan, Outcome> {
  constructor(
    private readonly plans: CurePlans,
    private readonly deciders: DeciderStore,
    private readonly agents: PlanAgentsReader,
  ) {}

  /** Throws `CURE_PLAN.NO_AGENCY` where there is nobody on the other side. */
  async execute({ insuredId, sender, today, meta }: SendCurePlan): Promise<Outcome> {
    const { plan, cases } = await this.plans.ofInsured(insuredId, today);
    const steps = plan.steps.map(({ step }) => step);
    const people = await this.agents.of(insuredId, steps, sender);
    if (people === null) throw new Problem('CURE_PLAN.NO_AGENCY');
    return this.deciders.handle(
      curePlanDecider,
      insuredId,
      {
        type: 'SendCurePlan',
        insuredId,
        parts: planParts(steps, people, sender).map(({ places: _places, ...part }) => part),
        sentBy: sentBy(sender),
        sentOn: today,
        open: cases.map(({ trackingId, open }) => ({ trackingId, rules: open })),
      },
      meta,
    );
  }
}
