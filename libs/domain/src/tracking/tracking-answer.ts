import type { CoverageLine } from '../insurance/coverage.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import type { CalendarDate } from '../kernel/dates.js';
import type { Uuid } from '../kernel/event.js';
import { setFrom } from '../kernel/timeline.js';
import { assessUncited, notRequiredOn, type AssessmentInputs } from './tracking.rules.js';
import type { StartedTracking, TrackingState } from './tracking.state.js';

/** An unanswered request: the tracking that an answer would start, where there is none so far. */
export interface AskedTracking {
  readonly requestId: Uuid;
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly insuredId: Uuid;
  readonly projectId: Uuid;
  readonly templateId: Uuid;
  /** The day it would begin on, and the day that is assessed. */
  readonly today: CalendarDate;
}

/** The tracking as an answer with these policies would leave it. An existing tracking keeps its template. */
export function trackingIfAnswered(
  state: TrackingState,
  request: AskedTracking,
  policyIds: readonly Uuid[],
): StartedTracking {
  const { requestId, trackingId, requesterId, insuredId, projectId, templateId, today } = request;
  const started = state ?? {
    trackingId,
    requesterId,
    insuredId,
    projectId,
    templates: setFrom([], today, templateId, requestId),
    provided: [],
    decisions: [],
    standing: 'active',
    activeSince: 0,
  };
  return {
    ...started,
    provided: [...started.provided, { shareId: requestId, policyIds, carrierIds: [], event: requestId }],
  };
}

/** Assesses possible answers. `inputs` hold every policy that any of them may name. */
export class AnswerTrial {
  constructor(
    private readonly inputs: AssessmentInputs,
    private readonly before: TrackingState,
    private readonly request: AskedTracking,
  ) {}

  /** Every policy that an answer may name, and those that were provided before. */
  get policyIds(): readonly Uuid[] {
    return [...this.inputs.policies.keys()];
  }

  /** Undefined while the template requires nothing. */
  assess(policyIds: readonly Uuid[]): Assessment | undefined {
    const tracking = trackingIfAnswered(this.before, this.request, policyIds);
    return assessUncited({ ...this.inputs, tracking }, this.request.today);
  }

  /** Lines that the template of the day states as not required. */
  notRequired(): readonly CoverageLine[] {
    return notRequiredOn(
      { ...this.inputs, tracking: trackingIfAnswered(this.before, this.request, []) },
      this.request.today,
    );
  }

  /** The policies of required lines, those that answer for them, and those that add to their limits, as umbrellas do. */
  helpful(policies: readonly { readonly policyId: Uuid; readonly line: CoverageLine }[]): readonly Uuid[] {
    const findings = this.assess(policies.map(({ policyId }) => policyId))?.findings ?? [];
    const lines = new Set(findings.map(({ line }) => line));
    const used = new Set(
      findings.flatMap(({ policyId: answering, terms = [] }) => [answering, ...terms.map(({ policyId }) => policyId)]),
    );
    return policies
      .filter(({ policyId, line }) => lines.has(line) || used.has(policyId))
      .map(({ policyId }) => policyId);
  }

  /** By rule that is not met with `chosen`: the policies each of which alone would meet it if it were added. */
  additions(chosen: readonly Uuid[], others: readonly Uuid[]): ReadonlyMap<string, readonly Uuid[]> {
    const unmet = notPassed(this.assess(chosen));
    const additions = new Map<string, Uuid[]>();
    if (unmet.length === 0) return additions;
    for (const policyId of others) {
      const still = new Set(notPassed(this.assess([...chosen, policyId])).map(({ rule }) => rule));
      for (const { rule } of unmet)
        if (!still.has(rule)) additions.set(rule, [...(additions.get(rule) ?? []), policyId]);
    }
    return additions;
  }
}

const notPassed = (assessment: Assessment | undefined): readonly Finding[] =>
  assessment?.findings.filter(({ outcome }) => outcome !== 'pass') ?? [];
