import type { CoverageLine, EndorsementCode, LimitCode, Limits, Rating } from '../insurance/coverage.js';
import type { EndorsementConditions } from '../compliance/endorsements/endorsement-conditions.js';
import type {
  AggregateRequirement,
  DeductibleRequirement,
  DocumentRequirement,
  NoticeRequirement,
  RequiredCoverage,
} from '../compliance/further-requirements.js';
import type { RegionCode } from '../insurance/lines/regions.js';
import type { StatedValues } from '../insurance/lines/stated-values.js';
import type { ValuationType } from '../insurance/lines/valuation-types.js';
import type { BasisPoints } from '../kernel/basis-points.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { DomainEvent, Uuid } from '../kernel/event.js';
import type { Cents } from '../kernel/money.js';
import type { CertificateHolder } from '../insurance/terms/certificate-holder.js';

/** Stands for a form where none is known that proves an endorsement: the insurer has its own, which the requester reads. */
export const FORM_TO_COME = '?';

/** Other limits of the policy that cannot stay below the one that is raised, and to what they are raised, in cents; absent where none is below it. */
interface Together {
  readonly together?: Limits;
}

/** What a policy would have to state; each is never less than what it states already. `form` is null where no form is known to prove it. */
export type TermChange =
  | ({ readonly term: 'limit'; readonly limit: LimitCode; readonly to: Cents } & Together)
  /** In place of split limits. */
  | { readonly term: 'combinedLimit'; readonly limit: LimitCode; readonly to: Cents }
  | { readonly term: 'endorsement'; readonly code: EndorsementCode; readonly form: string | null }
  | { readonly term: 'conditions'; readonly code: EndorsementCode; readonly conditions: EndorsementConditions }
  | { readonly term: 'aggregate'; readonly basis: AggregateRequirement['basis']; readonly form: string | null }
  | { readonly term: 'trigger'; readonly trigger: 'occurrence' }
  | { readonly term: 'retroactiveOn'; readonly on: CalendarDate }
  /** A line on the schedule of underlying insurance. */
  | { readonly term: 'schedule'; readonly line: CoverageLine }
  | { readonly term: 'coverage'; readonly coverage: RequiredCoverage }
  | { readonly term: 'symbols'; readonly symbols: readonly number[] }
  | ({ readonly term: 'deductible'; readonly limit: LimitCode } & Pick<DeductibleRequirement, 'atMost' | 'unit'>)
  | { readonly term: 'coinsurance'; readonly limit: LimitCode; readonly coinsurance: BasisPoints }
  | { readonly term: 'valuation'; readonly limit: LimitCode; readonly valuation: ValuationType }
  /** `exactly`: an attachment point below which something would be missing again; absent where a lower one is enough as well. */
  | { readonly term: 'values'; readonly values: StatedValues; readonly exactly?: true }
  /** Without forms and perils that exclude cover; `forms` are those that the policy names. */
  | { readonly term: 'withoutExclusions'; readonly forms: readonly string[] }
  | { readonly term: 'proprietorsIncluded' }
  | { readonly term: 'remark'; readonly remark: string }
  /** Its term begins on or before the one day, and is not over before the other, its first day without cover. */
  | { readonly term: 'period'; readonly from: CalendarDate; readonly until: CalendarDate }
  | { readonly term: 'cancellationNotice'; readonly notice: NoticeRequirement }
  /** A certificate that names a holder. */
  | { readonly term: 'certificateHolder'; readonly holder: CertificateHolder }
  /** A document that is uploaded on a day. */
  | { readonly term: 'document'; readonly document: DocumentRequirement; readonly on: CalendarDate };

/** Whose currency amounts are in; absent: the United States. */
interface InCurrency {
  readonly region?: RegionCode;
}

interface OfPolicy extends InCurrency {
  readonly policyId: Uuid;
  readonly policyNumber: string;
  readonly line: CoverageLine;
}

/** One requester's project. */
export interface SharedWith {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
}

/** A policy that the supplier does not have. */
interface Purchase extends InCurrency {
  readonly line: CoverageLine;
  readonly limits: Limits;
  readonly changes: readonly TermChange[];
  /** The least rating of its insurer; null where none is required. */
  readonly rating: Rating | null;
  /** Of an umbrella: the lines below it. */
  readonly schedule: readonly CoverageLine[];
  /** The policy whose place it takes; null where the supplier has none. */
  readonly replaces: Pick<OfPolicy, 'policyId' | 'policyNumber'> | null;
  /** Someone demands that what it states comes from an agency system; absent where an agent may enter it. */
  readonly fromSystem?: true;
}

/** One thing that the supplier or its agent can do. */
export type CureStep =
  | ({ readonly kind: 'sharePolicy' } & OfPolicy & SharedWith)
  /** By its agent, for the first time or again: what it states is then proven as of that day. */
  | ({ readonly kind: 'verifyPolicy'; readonly rejected: boolean; readonly again?: true } & OfPolicy)
  /** Everything that it states, from the agency system of its agent. */
  | ({ readonly kind: 'sendFromSystem' } & OfPolicy)
  /** What is true of the policy and was not stated, or not shown. */
  | ({ readonly kind: 'stateTerm'; readonly change: TermChange } & OfPolicy)
  | ({ readonly kind: 'addEndorsement'; readonly change: TermChange } & OfPolicy)
  | ({ readonly kind: 'changeTerm'; readonly change: TermChange } & OfPolicy)
  | ({ readonly kind: 'raiseLimit'; readonly limit: LimitCode; readonly from: Cents; readonly to: Cents } & Together &
      OfPolicy)
  | ({ readonly kind: 'renewPolicy'; readonly because: 'ended' | 'canceled' } & OfPolicy)
  | ({ readonly kind: 'buyUmbrella' } & Purchase)
  | ({ readonly kind: 'buyPolicy' } & Purchase);
export type StepKind = CureStep['kind'];

/** A tracking, and requirements of it that are not met. */
export interface ServedTracking {
  readonly trackingId: Uuid;
  readonly rules: readonly string[];
}

/** A step, and all that would not be met without it. */
export interface PlannedStep {
  readonly step: CureStep;
  readonly serves: readonly ServedTracking[];
}

/** An agent who receives steps of a plan by mail. */
export interface PlanAgent {
  readonly agentId: Uuid;
  /** Places in the plan, from 0. */
  readonly steps: readonly number[];
}

/**
 * An insured sent what it lacks to an agency, or an agency sent it to the insured. Each agency of an insured receives the steps on the
 * policies that it manages (ADR 70). Stream `curePlan-<insuredId>`.
 */
export type CurePlanSent = DomainEvent<
  'CurePlanSent',
  {
    readonly insuredId: Uuid;
    readonly agencyId: Uuid;
    readonly agentId: Uuid;
    readonly sentBy: 'insured' | 'agency';
    /** The day in the sender's time zone. */
    readonly sentOn: CalendarDate;
    /** Cheapest kind first. */
    readonly steps: readonly CureStep[];
    /** Every requester's project that the plan was made for, with its requirements that were not met on that day; none in version 1. */
    readonly open: readonly ServedTracking[];
    /** Those who handle the policies that steps change, and for an insured its agent for the whole plan. Who sent it is none of them. */
    readonly agents: readonly PlanAgent[];
  }
>;

export type CurePlanEvent = CurePlanSent;
/** What one agency receives, or sends. */
export type CurePlanPart = Pick<CurePlanSent['data'], 'agencyId' | 'agentId' | 'steps' | 'agents'>;
export type CurePlanCommand = { readonly type: 'SendCurePlan'; readonly parts: readonly CurePlanPart[] } & Omit<
  CurePlanSent['data'],
  keyof CurePlanPart
>;
