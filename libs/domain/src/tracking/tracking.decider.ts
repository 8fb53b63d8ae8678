import { dataOf } from '../kernel/command.js';
import type { Decider } from '../kernel/decider.js';
import { equal } from '../kernel/equal.js';
import type { Recorded, Uuid } from '../kernel/event.js';
import { RuleBroken } from '../kernel/rule-broken.js';
import { setFrom } from '../kernel/timeline.js';
import type {
  CoverageProvided,
  FindingDecided,
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
    }
  },
  evolve(state, event) {
    if (event.type === 'TrackingStarted') return started(event);
    if (state === null) return null;
    const { id } = event;
    switch (event.type) {
      case 'CoverageProvided':
        return { ...state, provided: [...state.provided, coverageOf(event.data, id)] };
      case 'TrackingTemplateChanged':
        return { ...state, templates: setFrom(state.templates, event.data.effectiveFrom, event.data.to, id) };
      case 'FindingDecided':
        return { ...state, decisions: [...state.decisions, decisionIn(event.data, id)] };
    }
  },
};

function started({ id, data }: Recorded<TrackingStarted>): StartedTracking {
  const { trackingId, requesterId, insuredId, projectId, templateId, effectiveFrom } = data;
  const templates = setFrom([], effectiveFrom, templateId, id);
  return { trackingId, requesterId, insuredId, projectId, templates, provided: [], decisions: [] };
}

function coverageOf({ shareId, policyIds, carrierIds }: CoverageProvided['data'], event: Uuid): ProvidedCoverage {
  return { shareId, policyIds, carrierIds, event };
}

function decisionIn(
  { rule, judgement, decision, reason, effectiveFrom }: FindingDecided['data'],
  event: Uuid,
): DecidedFinding {
  return { rule, judgement, decision, reason, effectiveFrom, event };
}

/** A second request for the same combination starts nothing; `ChangeTrackingTemplate` chooses another template. */
function start(data: TrackingStarted['data'], state: TrackingState): TrackingEvent[] {
  if (state === null) return [{ type: 'TrackingStarted', data }];
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
  const from = templateAt(state, effectiveFrom)?.templateId;
  if (from === undefined) throw new RuleBroken('TRACKING.BEFORE_START', { effectiveFrom });
  if (from === templateId) return [];
  if (templateSince > effectiveFrom) throw new RuleBroken('TRACKING.TEMPLATE_NOT_IN_EFFECT', { templateSince });
  return [{ type: 'TrackingTemplateChanged', data: { ...ofTracking(state), from, to: templateId, effectiveFrom } }];
}

function ofTracking({ trackingId, requesterId, insuredId, projectId }: StartedTracking) {
  return { trackingId, requesterId, insuredId, projectId };
}
