import { fold } from '../kernel/decider.js';
import { recorded } from '../kernel/testing/given.js';
import type { PolicyEvent } from '../policy/policy.contract.js';
import { policyDecider } from '../policy/policy.decider.js';
import type { PolicyState } from '../policy/policy.state.js';
import { added, AGENCY, CARRIER, INSURED, POLICY } from '../policy/testing/sample-policies.js';
import type { TemplateEvent } from '../template/template.contract.js';
import { templateDecider } from '../template/template.decider.js';
import type { TemplateState } from '../template/template.state.js';
import { created, ONE_MILLION, REQUESTER, TEMPLATE } from '../template/testing/sample-requirements.js';
import type { AssessmentInputs } from './tracking.rules.js';
import { OutcomeCalendar } from './tracking-outcomes.js';

const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const canceled: PolicyEvent = {
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom: '2026-03-02', reason: '' },
};
const reinstated: PolicyEvent = {
  type: 'PolicyReinstated',
  data: { policyId: POLICY, effectiveFrom: '2026-04-09', reason: '' },
};

const calendar = (...events: PolicyEvent[]): OutcomeCalendar => calendarOf(created(), ...events);
const calendarOf = (template: TemplateEvent, ...events: PolicyEvent[]): OutcomeCalendar => {
  const inputs: AssessmentInputs = {
    tracking: {
      trackingId: 't',
      requesterId: REQUESTER,
      insuredId: INSURED,
      projectId: 'p',
      templates: [{ from: '2026-01-10', value: TEMPLATE, events: ['chosen'] }],
      provided: [{ shareId: 's', policyIds: [POLICY], carrierIds: [CARRIER], event: 'shared' }],
      decisions: [],
      standing: 'active',
      activeSince: 0,
    },
    templates: new Map([
      [TEMPLATE, fold<TemplateState, TemplateEvent>(templateDecider, recorded<TemplateEvent>([template], {}, 50))],
    ]),
    policies: new Map([
      [POLICY, fold<PolicyState, PolicyEvent>(policyDecider, recorded([added(), approved, ...events]))],
    ]),
    carriers: new Map(),
    ratingDays: [],
  };
  return new OutcomeCalendar(inputs);
};
const range = { start: '2026-01-10', end: '2026-05-01', knownDay: '2026-05-01' };
const lapse = [
  { from: '2026-01-10', to: '2026-03-02', outcome: 'pass' },
  { from: '2026-03-02', to: '2026-04-09', outcome: 'fail' },
  { from: '2026-04-09', to: '2026-05-02', outcome: 'pass' },
];

describe('the stretches of days with one outcome', () => {
  it('follow each other without a gap, equal neighbors as one', () => {
    expect(calendar(canceled, reinstated).overall(range)).toEqual(lapse);
    expect(calendar().overall(range)).toEqual([{ from: '2026-01-10', to: '2026-05-02', outcome: 'pass' }]);
  });

  it('turn on the day of any change that is assessed', () => {
    const [line] = ONE_MILLION.lines;
    const described: PolicyEvent = {
      type: 'OperationsDescribed',
      data: { policyId: POLICY, effectiveFrom: '2026-03-02', before: '', after: 'Job 7' },
    };
    expect(
      calendarOf(created({ ...ONE_MILLION, lines: [{ ...line!, remarks: ['Job 7'] }] }), described).overall(range),
    ).toEqual([
      { from: '2026-01-10', to: '2026-03-02', outcome: 'review' },
      { from: '2026-03-02', to: '2026-05-02', outcome: 'pass' },
    ]);
  });

  it('are stated for each required line', () =>
    expect(calendar(canceled, reinstated).lines(range)).toEqual([{ line: 'generalLiability', spans: lapse }]));

  it('are not known before the tracking, nor after the day up to which it was known', () => {
    const veiled = { start: '2026-01-05', end: '2026-05-01', knownDay: '2026-02-10' };
    expect(calendar(canceled).overall(veiled)).toEqual([
      { from: '2026-01-05', to: '2026-01-10', outcome: 'notKnownYet' },
      { from: '2026-01-10', to: '2026-02-11', outcome: 'pass' },
      { from: '2026-02-11', to: '2026-05-02', outcome: 'notKnownYet' },
    ]);
    expect(new OutcomeCalendar(undefined).overall(range)).toEqual([
      { from: '2026-01-10', to: '2026-05-02', outcome: 'notKnownYet' },
    ]);
    expect(calendar().overall({ ...range, knownDay: '2026-01-01' })).toEqual([
      { from: '2026-01-10', to: '2026-05-02', outcome: 'notKnownYet' },
    ]);
  });

  it('without cover are those in which no policy in force answered the line', () =>
    expect(calendar(canceled, reinstated).withoutCover('generalLiability', range)).toEqual([lapse[1]]));
});

describe('the stretch around a day', () => {
  it('begins and ends where the outcome turns', () =>
    expect(calendar(canceled, reinstated).around('2026-03-20')).toEqual({ from: '2026-03-02', to: '2026-04-09' }));
  it('ends with the policy, and is open where nothing ends it', () => {
    expect(calendar().around('2026-03-20')).toEqual({ from: '2026-01-10', to: '2027-01-01' });
    expect(calendar(canceled).around('2026-06-01')).toEqual({ from: '2026-03-02', to: null });
  });
  it('is the same on each day on which nothing was required yet: it ends where something is', () => {
    for (const day of ['2019-01-01', '2026-01-01', '2026-01-09'])
      expect(calendar(canceled).around(day)).toEqual({ from: null, to: '2026-01-10' });
    expect(new OutcomeCalendar(undefined).around('2026-01-09')).toEqual({ from: null, to: null });
  });
});
