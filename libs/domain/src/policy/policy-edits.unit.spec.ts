import { fold } from '../kernel/decider.js';
import type { ActingRole, RecordedOf } from '../kernel/event.js';
import { eventId, given, recorded } from '../kernel/testing/given.js';
import type { PolicyCommand } from './policy-command.contract.js';
import type { AspectChange } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { policyAt } from './policy-on-day.js';
import { policyStatus } from './policy-status.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, EXPORT, GL_TERMS, POLICY } from './testing/sample-policies.js';

type Step = PolicyEvent | readonly [PolicyEvent, ActingRole];

const logOf = (...steps: Step[]): RecordedOf<PolicyEvent>[] =>
  steps.flatMap((step, index) => {
    const [event, role] = 'type' in step ? [step, 'agent' as const] : step;
    return recorded<PolicyEvent>([event], { role }, index + 1);
  });
const stateOf = (...steps: Step[]): AddedPolicy => fold<PolicyState, PolicyEvent>(policyDecider, logOf(...steps))!;

const on = { policyId: POLICY };
const limits = (effectiveFrom: string, eachOccurrence: number, corrects?: string): AspectChange => ({
  type: 'PolicyLimitsChanged',
  data: {
    ...on,
    effectiveFrom,
    before: GL_TERMS.limits,
    after: { eachOccurrence },
    ...(corrects === undefined ? {} : { corrects }),
  },
});
const number = (effectiveFrom: string, after: string): AspectChange => ({
  type: 'PolicyNumberChanged',
  data: { ...on, effectiveFrom, before: 'GL-88120', after },
});
const approved: PolicyEvent = { type: 'PolicyApproved', data: { ...on, agencyId: AGENCY } };
const reason = 'The carrier did not raise it.';
const reject: PolicyCommand = { type: 'RejectPolicy', agencyId: AGENCY, reason };
const editsRejected = (...edits: readonly (readonly [event: number, edit: AspectChange])[]): PolicyEvent => ({
  type: 'PolicyEditsRejected',
  data: {
    ...on,
    agencyId: AGENCY,
    reason,
    edits: edits.map(([event, { type, data }]) => ({ event: eventId(event), type, effectiveFrom: data.effectiveFrom })),
  },
});
const rejected: PolicyEvent = { type: 'PolicyRejected', data: { ...on, agencyId: AGENCY, reason } };
const DAYS = ['2019-01-01', '2026-01-01', '2026-05-31', '2026-06-01', '2026-08-01', '2026-12-31'];
const daysOf = (state: AddedPolicy) => DAYS.map((day) => policyAt(state, day));

describe('an edit of an approved policy that an agent rejects [G03]', () => {
  const raised = limits('2026-06-01', 500);
  const pending: Step[] = [added(), approved, [raised, 'insured']];

  it('changes nothing that was true, on any day', () => {
    const state = stateOf(...pending, editsRejected([3, raised]));
    expect(daysOf(state)).toEqual(daysOf(stateOf(added(), approved)));
    expect(policyStatus(state, '2026-06-02')).toBe('verified');
    expect(state).toMatchObject({ awaiting: null, rejectionReason: null });
  });

  it('is rejected by itself: the policy is not', () => {
    const past = logOf(...pending);
    const state = fold<PolicyState, PolicyEvent>(policyDecider, past);
    expect(policyDecider.decide(reject, state, undefined)).toEqual([editsRejected([3, raised])]);
  });

  it('is rejected with all that was changed since the approval, and no more', () => {
    const other = number('2026-08-01', 'GL-91344');
    const state = stateOf(...pending, [other, 'insured']);
    expect(policyDecider.decide(reject, state, undefined)).toEqual([editsRejected([3, raised], [4, other])]);
    const approvedFirst = stateOf(...pending, approved, [other, 'insured']);
    expect(policyDecider.decide(reject, approvedFirst, undefined)).toEqual([editsRejected([5, other])]);
    expect(daysOf(stateOf(...pending, approved, [other, 'insured'], editsRejected([5, other])))).toEqual(
      daysOf(stateOf(...pending, approved)),
    );
  });

  it('takes nothing back that an agent stated meanwhile, nor a cancellation', () => {
    const canceled: PolicyEvent = { type: 'PolicyCanceled', data: { ...on, effectiveFrom: '2026-08-01', reason: '' } };
    const state = stateOf(
      ...pending,
      number('2026-06-01', 'GL-2'),
      limits('2026-08-01', 700),
      canceled,
      editsRejected([3, raised]),
    );
    const limitsOf = (day: string) => policyAt(state, day)?.limits.value.eachOccurrence;
    expect(['2026-05-31', '2026-06-01', '2026-08-01'].map(limitsOf)).toEqual([
      GL_TERMS.limits.eachOccurrence,
      GL_TERMS.limits.eachOccurrence,
      700,
    ]);
    expect(policyAt(state, '2026-06-01')).toMatchObject({
      number: { value: 'GL-2' },
      verification: { value: 'verified' },
    });
    expect(policyAt(state, '2026-08-01')?.standing.value.status).toBe('canceled');
  });

  it('that an agent corrected keeps what the agent stated', () => {
    const state = stateOf(...pending, limits('2026-06-01', 700, eventId(3)), editsRejected([3, raised]));
    expect(policyAt(state, '2026-06-01')?.limits).toMatchObject({
      value: { eachOccurrence: 700 },
      events: [eventId(4)],
    });
    expect(policyAt(state, '2026-05-31')?.limits.value).toEqual(GL_TERMS.limits);
  });

  it('and that an import overruled is not what is known again when the import is taken back', () => {
    const system = number('2026-06-01', 'GL-3');
    const imported = { ...system, data: { ...system.data, source: 'agencySystem', evidence: EXPORT } } as PolicyEvent;
    const edit = number('2026-06-01', 'GL-2');
    const past = stateOf(added(), approved, [edit, 'insured'], imported);
    const [takenBack] = policyDecider.decide({ type: 'TakeBackImport', importId: EXPORT.export.importId }, past, {
      carrier: null,
    });
    const state = stateOf(added(), approved, [edit, 'insured'], imported, takenBack!, editsRejected([3, edit]));
    expect(DAYS.map((day) => policyAt(state, day)?.number.value)).toEqual(DAYS.map(() => 'GL-88120'));
  });

  it('is not rejected twice: the second time does not mean the policy', () => {
    const past = [added(), approved] as const;
    const log = logOf(...pending, editsRejected([3, raised]));
    const state = fold<PolicyState, PolicyEvent>(policyDecider, log);
    expect(policyDecider.decide(reject, state, undefined)).toEqual([]);
    expect(() => policyDecider.decide({ ...reject, reason: 'Other' }, state, undefined)).toThrow(
      'POLICY.EDITS_ALREADY_REJECTED',
    );
    given(policyDecider, ...past)
      .when(reject)
      .then(rejected);
  });
});

describe('a policy that an agent rejects', () => {
  it('is rejected from its first day on, with all edits of it', () => {
    const edit = limits('2026-06-01', 500);
    const state = stateOf(added(), [edit, 'insured']);
    expect(policyDecider.decide(reject, state, undefined)).toEqual([rejected]);
    expect(daysOf(stateOf(added(), [edit, 'insured'], rejected)).map((onDay) => onDay?.verification.value)).toEqual(
      DAYS.map(() => 'rejected'),
    );
  });

  it('awaits approval as a whole after the next edit, and is rejected as a whole', () => {
    const edit = limits('2026-06-01', 500);
    const state = stateOf(added(), approved, rejected, [edit, 'insured']);
    expect(state.awaiting).toBeNull();
    expect(policyDecider.decide(reject, state, undefined)).toEqual([rejected]);
  });

  it('as a whole while an edit awaits approval, as it was recorded before edits were rejected by themselves, stays so', () => {
    const state = stateOf(added(), approved, [limits('2026-06-01', 500), 'insured'], rejected);
    expect(daysOf(state).map((onDay) => onDay?.verification.value)).toEqual(DAYS.map(() => 'rejected'));
    expect(state.awaiting).toBeNull();
  });
});
