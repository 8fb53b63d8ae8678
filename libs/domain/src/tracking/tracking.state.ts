import type { Position, Uuid } from '../kernel/event.js';
import type { CalendarDate } from '../kernel/dates.js';
import { segmentAt, type Timeline } from '../kernel/timeline.js';
import type { FindingDecided } from './tracking.contract.js';

/** Policies that were provided together, and the event that recorded it. */
export interface ProvidedCoverage {
  readonly shareId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly carrierIds: readonly Uuid[];
  readonly event: Uuid;
}

/** A decision of the requester, and the event that recorded it. */
export type DecidedFinding = Pick<
  FindingDecided['data'],
  'rule' | 'judgement' | 'decision' | 'reason' | 'effectiveFrom'
> & { readonly event: Uuid };

/** Only an active tracking is assessed. A canceled one starts again when the supplier is asked for coverage. */
export type TrackingStanding = 'active' | 'inactive' | 'canceled';

/** Where in the log an assessment ended, from which day on, and the id of the person who decided it. */
interface StoppedTracking {
  readonly at: Position;
  readonly on: CalendarDate;
  readonly by: string;
}

export interface StartedTracking {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
  readonly templates: Timeline<Uuid>;
  /** In the order in which they were recorded. */
  readonly provided: readonly ProvidedCoverage[];
  /** In the order in which they were recorded. */
  readonly decisions: readonly DecidedFinding[];
  readonly standing: TrackingStanding;
  /** How it became inactive or canceled last. */
  readonly stopped?: StoppedTracking;
  /** Only of one that was canceled. */
  readonly canceledBecause?: string;
  /** The revision with which it last became active: what was assessed before does not count for today. */
  readonly activeSince: number;
}

/** Null before the tracking was started. */
export type TrackingState = StartedTracking | null;

/** What a supplier has shown: policies accumulate over shares. It is the same for every day (reference: assessments). */
export interface ShownCoverage {
  readonly policyIds: readonly Uuid[];
  /** The latest event that provided each of the policies. */
  readonly events: readonly Uuid[];
}

export function coverageShown({ provided }: Pick<StartedTracking, 'provided'>): ShownCoverage {
  const latest = new Map(
    provided.flatMap(({ policyIds, event }) => policyIds.map((policyId) => [policyId, event] as const)),
  );
  return { policyIds: [...latest.keys()], events: [...new Set(latest.values())] };
}

/** The template by which the supplier is assessed on a day, with the event that chose it; undefined before the start. */
export function templateAt(
  state: TrackingState,
  day: CalendarDate,
): { readonly templateId: Uuid; readonly events: readonly Uuid[] } | undefined {
  const segment = state === null ? undefined : segmentAt(state.templates, day);
  return segment && { templateId: segment.value, events: segment.events };
}
