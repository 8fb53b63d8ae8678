import { eventId, given } from '../kernel/testing/given.js';
import type { CoverageProvided, TrackingCommand, TrackingEvent, TrackingStarted } from './tracking.contract.js';
import { trackingDecider } from './tracking.decider.js';
import { coverageShown, templateAt } from './tracking.state.js';

const ofTracking = { trackingId: 't', requesterId: 'r', insuredId: 'i', projectId: 'p' };
const started: TrackingStarted = {
  type: 'TrackingStarted',
  data: { ...ofTracking, insuredName: 'Volt Brothers', templateId: 'first', effectiveFrom: '2026-01-10' },
};
const coverage = { shareId: 's1', policyIds: ['gl', 'auto'], carrierIds: ['c1'] };
const provided = (change: Partial<CoverageProvided['data']> = {}): TrackingEvent => ({
  type: 'CoverageProvided',
  data: { ...ofTracking, ...coverage, ...change },
});
const changed: TrackingEvent = {
  type: 'TrackingTemplateChanged',
  data: { ...ofTracking, from: 'first', to: 'second', effectiveFrom: '2026-06-01' },
};
const start = (templateId = 'first'): TrackingCommand => ({ type: 'StartTracking', ...started.data, templateId });
const record: TrackingCommand = { type: 'RecordCoverage', ...coverage };
const change = (templateId: string, effectiveFrom = '2026-06-01'): TrackingCommand => ({
  type: 'ChangeTrackingTemplate',
  templateId,
  templateSince: '2026-01-01',
  effectiveFrom,
});
const tracking = (...past: TrackingEvent[]) => given(trackingDecider, ...past);

describe('a tracking', () => {
  it('starts once', () => {
    tracking().when(start()).then(started);
    tracking(started).when(start()).nothing();
    tracking(started).when(start('second')).refused('TRACKING.ALREADY_STARTED');
  });
  it('records what was provided, once', () => {
    tracking(started).when(record).then(provided());
    tracking(started, provided()).when(record).nothing();
    tracking(started)
      .when({ ...record, policyIds: [] })
      .refused('TRACKING.NO_POLICY');
  });
  it('changes its template from a day on', () => {
    tracking(started).when(change('second')).then(changed);
    tracking(started).when(change('first')).nothing();
    tracking(started).when(change('second', '2026-01-09')).refused('TRACKING.BEFORE_START');
  });
  it('is not checked against a template before that requires something [F04]', () => {
    const early = {
      type: 'ChangeTrackingTemplate',
      templateId: 'second',
      templateSince: '2026-07-01',
      effectiveFrom: '2026-06-30',
    } as const;
    tracking(started).when(early).refused('TRACKING.TEMPLATE_NOT_IN_EFFECT');
  });
  it.each([record, change('second')])('that was not started refuses %j', (command) =>
    tracking().when(command).refused('TRACKING.NOT_FOUND'),
  );
});

describe('a supplier that is set aside [F03]', () => {
  const inactivate: TrackingCommand = { type: 'InactivateSupplier', outcome: 'pass', effectiveFrom: '2026-07-01' };
  const activate: TrackingCommand = { type: 'ActivateSupplier', effectiveFrom: '2026-08-01' };
  const cancel: TrackingCommand = {
    type: 'CancelTracking',
    outcome: 'fail',
    effectiveFrom: '2026-09-01',
    reason: 'The contract ended.',
  };
  const inactivated: TrackingEvent = {
    type: 'SupplierInactivated',
    data: { ...ofTracking, outcome: 'pass', effectiveFrom: '2026-07-01' },
  };
  const activated: TrackingEvent = {
    type: 'SupplierActivated',
    data: { ...ofTracking, effectiveFrom: '2026-08-01' },
  };
  const canceled: TrackingEvent = {
    type: 'TrackingCanceled',
    data: { ...ofTracking, outcome: 'fail', effectiveFrom: '2026-09-01', reason: 'The contract ended.' },
  };

  it('becomes inactive and active, each once', () => {
    tracking(started).when(inactivate).then(inactivated);
    tracking(started, inactivated).when(inactivate).nothing();
    tracking(started, inactivated).when(activate).then(activated);
    tracking(started).when(activate).nothing();
    expect(tracking(started, inactivated).state).toMatchObject({ standing: 'inactive', stopped: { on: '2026-07-01' } });
    expect(tracking(started, inactivated, activated).state).toMatchObject({ standing: 'active', activeSince: 2 });
  });
  it('is tracked no longer once it was canceled, with what was announced unless that counted no longer', () => {
    tracking(started).when(cancel).then(canceled);
    tracking(started, inactivated)
      .when(cancel)
      .then({ ...canceled, data: { ...canceled.data, outcome: null } } as TrackingEvent);
    tracking(started, canceled).when(cancel).nothing();
    tracking(started, canceled).when(inactivate).refused('TRACKING.CANCELED');
    tracking(started, canceled).when(activate).refused('TRACKING.CANCELED');
    tracking(started, canceled).when(change('second')).refused('TRACKING.CANCELED');
  });
  it('starts again when it is asked, and keeps what was known of its earlier days', () => {
    const again = { ...started, data: { ...started.data, templateId: 'second', effectiveFrom: '2026-10-01' } };
    tracking(started, canceled)
      .when({ type: 'StartTracking', ...again.data })
      .then(again);
    const { state } = tracking(started, provided(), canceled, again);
    expect(state).toMatchObject({ standing: 'active', activeSince: 3 });
    expect(templateAt(state, '2026-06-01')?.templateId).toBe('first');
    expect(templateAt(state, '2026-10-01')?.templateId).toBe('second');
    expect(state && coverageShown(state).policyIds).toEqual(['gl', 'auto']);
  });
});

describe('templateAt', () => {
  it('names the template of the day and the event that chose it', () => {
    const { state } = tracking(started, changed);
    expect(templateAt(state, '2026-01-09')).toBeUndefined();
    expect(templateAt(state, '2026-05-31')).toEqual({ templateId: 'first', events: [eventId(1)] });
    expect(templateAt(state, '2026-06-01')).toEqual({ templateId: 'second', events: [eventId(2)] });
    expect(templateAt(null, '2026-06-01')).toBeUndefined();
  });
});

describe('coverageShown', () => {
  const shownBy = (...events: TrackingEvent[]) => {
    const { state } = tracking(started, ...events);
    return state && coverageShown(state);
  };
  const later = { shareId: 's2', policyIds: ['auto', 'umbrella'], carrierIds: ['c1', 'c2'] };

  it('is nothing before the first share', () => expect(shownBy()).toEqual({ policyIds: [], events: [] }));
  it('cites one share while there is one', () =>
    expect(shownBy(provided())).toEqual({ policyIds: ['gl', 'auto'], events: [eventId(2)] }));
  it('adds up later shares', () =>
    expect(shownBy(provided(), provided(later))).toEqual({
      policyIds: ['gl', 'auto', 'umbrella'],
      events: [eventId(2), eventId(3)],
    }));
  it('cites only the latest share of a policy', () =>
    expect(shownBy(provided(), provided({ ...later, policyIds: ['gl', 'auto'] }))?.events).toEqual([eventId(3)]));
});
