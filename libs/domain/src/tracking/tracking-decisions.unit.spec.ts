import { evaluationOf, isDecidable } from '../compliance/decidable.js';
import type { Assessment, Finding } from '../compliance/finding.js';
import type { Params } from '../compliance/finding-params.js';
import { eventId, given } from '../kernel/testing/given.js';
import type { FindingDecided, TrackingEvent } from './tracking.contract.js';
import { trackingDecider } from './tracking.decider.js';
import { withDecisions } from './tracking-decisions.js';
import type { StartedTracking } from './tracking.state.js';

const params: Params = {
  carrier: 'Lone Pine Captive',
  policyNumber: 'GL-1',
  requiredStrength: 'A-',
  requiredSize: 'VII',
  strength: '',
  size: '',
};
const unrated: Finding = {
  rule: 'generalLiability.rating',
  line: 'generalLiability',
  outcome: 'review',
  reason: 'RATING.NOT_GIVEN',
  params,
  events: ['asked', 'added'],
  fix: { code: 'FIX.JUDGE_CARRIER', params, by: 'requester' },
};
const inForce: Finding = {
  rule: 'generalLiability.inForce',
  line: 'generalLiability',
  outcome: 'pass',
  reason: 'POLICY.IN_FORCE',
  params: {},
  events: [],
};
const assessed = (...findings: Finding[]): Assessment => ({
  outcome: 'review',
  findings,
  holdsUntil: '2027-01-01',
  nextExpiry: null,
});

const ofTracking = { trackingId: 't', requesterId: 'r', insuredId: 'i', projectId: 'p' };
const started: TrackingEvent = {
  type: 'TrackingStarted',
  data: { ...ofTracking, insuredName: 'Volt Brothers', templateId: 'm', effectiveFrom: '2026-01-10' },
};
const decided = (change: Partial<FindingDecided['data']> = {}): FindingDecided => ({
  type: 'FindingDecided',
  data: {
    ...ofTracking,
    rule: unrated.rule,
    line: 'generalLiability',
    judgement: evaluationOf(unrated),
    decision: 'accepted',
    reason: 'Backed by its parent.',
    effectiveFrom: '2026-06-01',
    ...change,
  },
});
const tracking = (...past: TrackingEvent[]) => given(trackingDecider, started, ...past);
const read = (assessment: Assessment, day: string, ...past: TrackingEvent[]) =>
  withDecisions(assessment, tracking(...past).state as StartedTracking, day);

describe('a finding that is left to the requester', () => {
  it('is a review that the requester can settle, and no other', () => {
    expect(isDecidable(unrated)).toBe(true);
    expect(isDecidable({ ...unrated, fix: { code: 'FIX.SEND_FORM', params: {}, by: 'agent' } })).toBe(false);
    expect(isDecidable({ ...unrated, outcome: 'fail' })).toBe(false);
    expect(isDecidable(inForce)).toBe(false);
  });
});

describe('an assessment with decisions', () => {
  it('passes what was accepted and fails what was refused, from the day of the decision on, and cites it', () => {
    expect(read(assessed(unrated, inForce), '2026-05-31', decided())).toEqual(assessed(unrated, inForce));
    const accepted = read(assessed(unrated, inForce), '2026-06-01', decided());
    expect(accepted.outcome).toBe('pass');
    expect(accepted.findings[0]).toMatchObject({
      outcome: 'pass',
      events: ['asked', 'added', eventId(2)],
      decision: { decision: 'accepted', from: '2026-06-01' },
    });
    expect(accepted.findings[0]?.fix).toBeUndefined();
    expect(read(assessed(unrated), '2026-06-01', decided({ decision: 'refused' })).outcome).toBe('fail');
  });
  it('takes the latest decision on the same evaluation', () => {
    expect(read(assessed(unrated), '2026-07-01', decided(), decided({ decision: 'refused' })).outcome).toBe('fail');
    expect(read(assessed(unrated), '2026-07-01', decided({ decision: 'refused' }), decided()).outcome).toBe('pass');
  });
  it('leaves a finding open that has changed since', () => {
    const other: Finding = { ...unrated, params: { ...params, carrier: 'Another Captive' } };
    expect(read(assessed(other), '2026-07-01', decided())).toEqual(assessed(other));
    const rated: Finding = { ...inForce, rule: unrated.rule, outcome: 'fail', reason: 'RATING.STRENGTH_BELOW' };
    expect(read(assessed(rated), '2026-07-01', decided()).findings).toEqual([rated]);
  });
});
