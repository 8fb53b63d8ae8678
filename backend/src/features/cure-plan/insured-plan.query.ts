import { isAgency } from '@covertrail/domain/rights/sides';
import { Inject } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { requestsView } from '@covertrail/contracts/request/request.views';
import type { CurePlanReply, PlanTracking } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import { curePlanDecider } from '@covertrail/domain/cure-plan/cure-plan.decider';
import { dayInZone } from '@covertrail/domain/kernel/dates';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { Clock } from '@covertrail/platform/clock/clock';
import { DeciderStore } from '@covertrail/platform/deciders/decider-store';
import type { Actor } from '#auth/actor';
import { CLOCK } from '#tokens/tokens';
import type { MadePlan } from '#cure-plans/cure-plan-question';
import { OtherAgencies } from '#other-agencies/other-agencies.service';
import { CurePlans } from '#cure-plans/cure-plans.service';
import type { QueryReply } from '#http/data.interceptor';
import { Views } from '#views/views.service';
import { planContent } from './plan-content.rules.js';
import { PlanAgentsReader } from './plan-agents.reader.js';
import { PlanNamesReader, type PlanNames } from './plan-names.reader.js';
import type { PlanPeople } from './plan-people.rules.js';
import { planParts, planRecipients, sentBy } from './plan-recipients.rules.js';

/** The cheapest steps by which an insured meets all that its requesters require, as of the reader's day. */
export class ReadCurePlan extends Query<QueryReply<CurePlanReply>> {
  constructor(
    readonly actor: Actor,
    readonly insuredId: Uuid,
  ) {
    super();
  }
}

const MOST_REQUESTS = 500;

@QueryHandler(ReadCurePlan)
export class ReadCurePlanHandler implements IQueryHandler<ReadCurePlan> {
  constructor(
    private readonly plans: CurePlans,
    private readonly names: PlanNamesReader,
    private readonly agents: PlanAgentsReader,
    private readonly otherAgencies: OtherAgencies,
    private readonly views: Views,
    private readonly deciders: DeciderStore,
    @Inject(CLOCK) private readonly clock: Clock,
  ) {}

  async execute({ actor, insuredId }: ReadCurePlan): Promise<QueryReply<CurePlanReply>> {
    const day = dayInZone(this.clock.now(), actor.timeZone);
    const made = await this.plans.ofInsured(insuredId, day);
    const steps = made.plan.steps.map(({ step }) => step);
    const people = await this.agents.of(insuredId, steps, actor);
    const parts = people === null ? [] : planParts(steps, people, actor);
    const receivers = receiversOf(parts, people, { actor, insuredId });
    const names = await this.names.of(made.cases, insuredId, ...receivers, ...parts.map(({ agencyId }) => agencyId));
    const others = await this.otherAgencies.policiesOf(actor, insuredId);
    const requests = await this.openRequests(insuredId);
    const { state: sent } = await this.deciders.load(curePlanDecider, insuredId);
    return this.views.reply({
      insuredId,
      insuredName: names.company(insuredId),
      trackings: trackingsOf(made, names, requests),
      unreadable: made.unreadable,
      unplanned: made.unplanned,
      sendsTo: receivers.map((id) => names.company(id)),
      sentOn: sent[sentBy(actor)] ?? null,
      recipients: people === null ? [] : planRecipients(parts, people, names, { sender: actor, insuredId }),
      ...planContent(made.plan, day, { names, people, reader: 'supplier', others }),
    });
  }

  /** By tracking, an unanswered request. */
  private async openRequests(insuredId: Uuid): Promise<ReadonlyMap<Uuid, Uuid>> {
    const filter = { where: { insuredId: { eq: insuredId }, state: { eq: 'open' } } } as const;
    const { documents } = await this.views.find(requestsView, filter, [{ field: 'dueOn', direction: 'asc' }], {
      limit: MOST_REQUESTS,
    });
    return new Map(
      documents.flatMap(({ id, trackingId }) => (trackingId === null ? [] : [[trackingId, id] as const])).reverse(),
    );
  }
}

/** The other side: the insured, or the agencies that have a part of the plan; of a plan without steps the one to address. */
function receiversOf(
  parts: readonly { readonly agencyId: Uuid }[],
  people: PlanPeople | null,
  { actor, insuredId }: Pick<ReadCurePlan, 'actor' | 'insuredId'>,
): readonly Uuid[] {
  if (people === null) return [];
  if (isAgency(actor)) return [insuredId];
  return parts.length === 0 ? [people.agencyOf(null)] : parts.map(({ agencyId }) => agencyId);
}

const trackingsOf = (
  { plan, cases }: MadePlan,
  names: PlanNames,
  requests: ReadonlyMap<Uuid, Uuid>,
): readonly PlanTracking[] =>
  cases
    .map(({ trackingId, requesterId, projectId, open }) => {
      const stage = plan.settled.findIndex((ids) => ids.includes(trackingId));
      return {
        trackingId,
        requesterId,
        projectId,
        requesterName: names.company(requesterId),
        projectName: names.project(projectId),
        requestId: requests.get(trackingId) ?? null,
        open: open.length,
        settledAfter: stage === -1 ? null : stage,
      };
    })
    .sort(
      (a, b) =>
        a.requesterName.localeCompare(b.requesterName) ||
        a.projectName.localeCompare(b.projectName) ||
        (a.trackingId < b.trackingId ? -1 : 1),
    );
