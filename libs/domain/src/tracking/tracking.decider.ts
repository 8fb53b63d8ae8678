import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { Recorded, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { setFrom } from '../kernel/timeline.js';
import type {
  CoverageProvided,
  FindingDecided,
  SupplierInactivated,
  TrackingCanceled,
  TrackingCommand,
  TrackingEvent,
  TrackingStarted,
} from './tracking.contract.js';
import {
  templateAt,
  type DecidedFinding,
  type ProvidedCoverage,
  type StartedTracking,
  type TrackingState,
} from './tracking.state.js';

/** Every code with which a command to a tracking may be refused. */
export const TRACKING_CODES = [
  'TRACKING.NOT_FOUND',
  'TRACKING.ALREADY_STARTED',
  'TRACKING.NO_POLICY',
  'TRACKING.BEFORE_START',
  'TRACKING.TEMPLATE_NOT_IN_EFFECT',
  'TRACKING.CANCELED',
] as const;

type Sent<Type extends TrackingCommand['type']> = Extract<TrackingCommand, { type: Type }>;

/** One supplier of one requester in one project: `tracking-<trackingId>`. */
export const trackingDecider: Decider<TrackingState, TrackingCommand, TrackingEvent> = {
  type: 'tracking',
  initialState: null,
  decide(command, state) {
    if (command.type === 'StartTracking') return start(dataOf(command), state);
    if (state === null) throw new RuleBroken('TRACKING.NOT_FOUND');
    switch (command.type) {
      case 'RecordCoverage':
        return provide(command, state);
      case 'ChangeTrackingTemplate':
        return changeTemplate(command, state);
      case 'InactivateSupplier':
        return inactivate(command, state);
      case 'ActivateSupplier':
        return activate(command, state);
      case 'CancelTracking':
        return cancel(command, state);
    }
  },
  evolve(state, event) {
    if (event.type === 'TrackingStarted') return started(event, state);
    if (state === null) return null;
    const { id } = event;
    switch (event.type) {
      case 'CoverageProvided':
        return { ...state, provided: [...state.provided, coverageOf(event.data, id)] };
      case 'TrackingTemplateChanged':
        return { ...state, templates: setFrom(state.templates, event.data.effectiveFrom, event.data.to, id) };
      case 'FindingDecided':
        return { ...state, decisions: [...state.decisions, decisionIn(event.data, id)] };
      case 'SupplierInactivated':
        return { ...state, standing: 'inactive', stopped: stoppedBy(event) };
      case 'SupplierActivated':
        return { ...state, standing: 'active', activeSince: event.revision };
      case 'TrackingCanceled':
        return { ...state, standing: 'canceled', stopped: stoppedBy(event), canceledBecause: event.data.reason };
    }
  },
};

/** A tracking that starts again keeps what was known of its earlier days, and what was provided for them. */
function started({ id, data, revision }: Recorded<TrackingStarted>, before: TrackingState): StartedTracking {
  const { trackingId, requesterId, insuredId, projectId, templateId, effectiveFrom } = data;
  const { templates, provided, decisions } = before ?? { templates: [], provided: [], decisions: [] };
  return {
    ...{ trackingId, requesterId, insuredId, projectId, provided, decisions },
    templates: setFrom(templates, effectiveFrom, templateId, id),
    standing: 'active',
    activeSince: revision,
  };
}

const stoppedBy = ({ position, data, meta }: Recorded<SupplierInactivated | TrackingCanceled>) => ({
  at: position,
  on: data.effectiveFrom,
  by: meta.actor,
});

function coverageOf({ shareId, policyIds, carrierIds }: CoverageProvided['data'], event: Uuid): ProvidedCoverage {
  return { shareId, policyIds, carrierIds, event };
}

function decisionIn(
  { rule, judgement, decision, reason, effectiveFrom }: FindingDecided['data'],
  event: Uuid,
): DecidedFinding {
  return { rule, judgement, decision, reason, effectiveFrom, event };
}

/** A second request for the same combination starts nothing, unless the tracking was canceled; `ChangeTrackingTemplate` chooses another template. */
function start(data: TrackingStarted['data'], state: TrackingState): TrackingEvent[] {
  if (state === null || state.standing === 'canceled') return [{ type: 'TrackingStarted', data }];
  if (templateAt(state, data.effectiveFrom)?.templateId === data.templateId) return [];
  throw new RuleBroken('TRACKING.ALREADY_STARTED');
}

function provide(command: Sent<'RecordCoverage'>, state: StartedTracking): TrackingEvent[] {
  const data = { ...ofTracking(state), ...dataOf(command) };
  if (data.policyIds.length === 0) throw new RuleBroken('TRACKING.NO_POLICY');
  const same = ({ event: _told, ...provided }: ProvidedCoverage) => equal(provided, dataOf(command));
  if (state.provided.some(same)) return [];
  return [{ type: 'CoverageProvided', data }];
}

function changeTemplate(
  { templateId, templateSince, effectiveFrom }: Sent<'ChangeTrackingTemplate'>,
  state: StartedTracking,
): TrackingEvent[] {
  if (state.standing === 'canceled') throw new RuleBroken('TRACKING.CANCELED');
  const from = templateAt(state, effectiveFrom)?.templateId;
  if (from === undefined) throw new RuleBroken('TRACKING.BEFORE_START', { effectiveFrom });
  if (from === templateId) return [];
  if (templateSince > effectiveFrom) throw new RuleBroken('TRACKING.TEMPLATE_NOT_IN_EFFECT', { templateSince });
  return [{ type: 'TrackingTemplateChanged', data: { ...ofTracking(state), from, to: templateId, effectiveFrom } }];
}

function inactivate(command: Sent<'InactivateSupplier'>, state: StartedTracking): TrackingEvent[] {
  if (state.standing === 'canceled') throw new RuleBroken('TRACKING.CANCELED');
  if (state.standing === 'inactive') return [];
  return [{ type: 'SupplierInactivated', data: { ...ofTracking(state), ...dataOf(command) } }];
}

function activate(command: Sent<'ActivateSupplier'>, state: StartedTracking): TrackingEvent[] {
  if (state.standing === 'canceled') throw new RuleBroken('TRACKING.CANCELED');
  if (state.standing === 'active') return [];
  return [{ type: 'SupplierActivated', data: { ...ofTracking(state), ...dataOf(command) } }];
}

/** The outcome of an inactive supplier stopped counting when it was set aside. */
function cancel(command: Sent<'CancelTracking'>, state: StartedTracking): TrackingEvent[] {
  if (state.standing === 'canceled') return [];
  const outcome = state.standing === 'inactive' ? null : command.outcome;
  return [{ type: 'TrackingCanceled', data: { ...ofTracking(state), ...dataOf(command), outcome } }];
}

function ofTracking({ trackingId, requesterId, insuredId, projectId }: StartedTracking) {
  return { trackingId, requesterId, insuredId, projectId };
}
