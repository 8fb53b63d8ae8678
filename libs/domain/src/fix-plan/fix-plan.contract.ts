import type { CureStep } from '../cure-plan/cure-plan.contract.js';
import type { Finding } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';

/** The open requirements of a supplier for a project were sent to the party that can fix them. Stream `fixPlan-<trackingId>`. */
export type FixPlanSent = DomainEvent<
  'FixPlanSent',
  {
    readonly trackingId: Uuid;
    readonly requesterId: Uuid;
    readonly insuredId: Uuid;
    readonly projectId: Uuid;
    /** The agency that represented the supplier, with its agent; null where the supplier has none and receives the plan itself. */
    readonly agencyId: Uuid | null;
    readonly agentId: Uuid | null;
    /** The day in the sender's time zone. */
    readonly sentOn: CalendarDate;
    /** As announced last: only what someone on the supplier's side can fix. */
    readonly findings: readonly Finding[];
    /** The cheapest steps that fix them, made of what the requester was shown; none in version 1, whose findings name their fixes. */
    readonly steps: readonly CureStep[];
  }
>;

export type FixPlanEvent = FixPlanSent;
export type FixPlanCommand = { readonly type: 'SendFixPlan' } & FixPlanSent['data'];
