import { fold } from '../kernel/decider.js';
import { given, recorded } from '../kernel/testing/given.js';
import { givenTerms } from './policy-given-terms.js';
import { lifeOf } from './policy-life.js';
import { isInForce } from './policy-on-day.js';
import { replacedPolicy } from './policy-replacement.js';
import { policyStatus } from './policy-status.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyEvent, ReplacedUpon, ReplacementAdded } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, POLICY } from './testing/sample-policies.js';

const NEXT = '90000000-0000-4000-8000-000000000009';
const policy = (...past: PolicyEvent[]) => given(policyDecider, added(), ...past);
const stateOf = (...past: PolicyEvent[]): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(policyDecider, recorded([added(), ...past]))!;
const archived: PolicyEvent = { type: 'PolicyArchived', data: { policyId: POLICY } };
const unarchived: PolicyEvent = { type: 'PolicyUnarchived', data: { policyId: POLICY } };
const rejected: PolicyEvent = {
  type: 'PolicyRejected',
  data: { policyId: POLICY, agencyId: AGENCY, reason: 'Unreadable' },
};
const replaced = (upon: ReplacedUpon, effectiveFrom: string): PolicyEvent => ({
  type: 'PolicyReplaced',
  data: { policyId: POLICY, replacedBy: NEXT, upon, effectiveFrom },
});

describe('an archived policy [C01]', () => {
  const edit: PolicyCommand = {
    type: 'EditPolicy',
    terms: givenTerms({ ...GL_TERMS, policyNumber: 'GL-2' }),
    effectiveFrom: '2026-06-01',
    enteredWrongly: false,
  };
  it.each<PolicyCommand>([
    edit,
    { type: 'ApprovePolicy', agencyId: AGENCY },
    { type: 'RejectPolicy', agencyId: AGENCY, reason: 'x' },
    { type: 'CancelPolicy', effectiveFrom: '2026-06-01', reason: '' },
    { type: 'ReinstatePolicy', effectiveFrom: '2026-06-01', reason: '' },
  ])('cannot be edited: %j', (command) =>
    policy(archived).when(command, { carrier: GL_TERMS.carrier }).refused('POLICY.ARCHIVED'),
  );

  it('is archived once, and taken back as it was', () => {
    policy().when({ type: 'ArchivePolicy' }).then(archived);
    policy(archived).when({ type: 'ArchivePolicy' }).nothing();
    policy(archived).when({ type: 'UnarchivePolicy' }).then(unarchived);
    policy().when({ type: 'UnarchivePolicy' }).nothing();
    expect(lifeOf(stateOf(rejected, archived))).toBe('archived');
    expect(lifeOf(stateOf(rejected, archived, unarchived))).toBe('rejected');
  });

  it('still covers: archiving changes no fact', () => {
    expect(isInForce(stateOf(archived), '2026-06-01')).toBe(true);
    expect(policyStatus(stateOf(archived), '2026-06-01')).toBe('archived');
  });
});

describe('the replacement of a policy [C01]', () => {
  const next = (terms: Partial<PolicyTerms>) => added({ policyNumber: 'GL-99001', ...terms }, { policyId: NEXT });
  const renewal = { effectiveOn: '2027-01-01', expiresOn: '2028-01-01' };
  const replace = (upon: ReplacedUpon, period: PolicyTerms['period'], carriesOver = false): PolicyCommand => {
    const { data } = next({ period });
    return {
      type: 'AddPolicy',
      ...data,
      terms: givenTerms(data.terms),
      replaces: { policyId: POLICY, upon, carriesOver },
    };
  };
  const facts = (old: AddedPolicy, day: string): PolicyFacts => ({
    carrier: GL_TERMS.carrier,
    replaced: replacedPolicy(old, day),
  });
  const link = (upon: ReplacedUpon, effectiveFrom: string): ReplacementAdded => ({
    type: 'ReplacementAdded',
    data: { policyId: NEXT, replaces: POLICY, upon, effectiveFrom },
  });

  it('upon expiration begins where the old policy ends, and leaves its cover alone', () => {
    given(policyDecider)
      .when(replace('expiration', renewal), facts(stateOf(), '2027-01-01'))
      .then(next({ period: renewal }), link('expiration', '2027-01-01'));
    const old = stateOf(replaced('expiration', '2027-01-01'));
    expect([lifeOf(old), isInForce(old, '2026-12-31'), old.replacedBy]).toEqual([
      'unverified',
      true,
      { policyId: NEXT, upon: 'expiration', from: '2027-01-01' },
    ]);
  });

  it('at once ends the cover of the old policy on the first day of the new one', () => {
    const period = { effectiveOn: '2026-07-01', expiresOn: '2027-07-01' };
    given(policyDecider)
      .when(replace('replacement', period), facts(stateOf(), '2026-07-01'))
      .then(next({ period }), link('replacement', '2026-07-01'));
    const old = stateOf(replaced('replacement', '2026-07-01'));
    expect([isInForce(old, '2026-06-30'), isInForce(old, '2026-07-01'), lifeOf(old)]).toEqual([
      true,
      false,
      'replaced',
    ]);
    given(policyDecider, added(), replaced('replacement', '2026-07-01'))
      .when({ type: 'ReinstatePolicy', effectiveFrom: '2026-07-01', reason: '' })
      .refused('POLICY.REPLACED');
  });

  it('says whether locations, vehicles and shares are carried over', () => {
    const added = next({ period: renewal });
    const { insuredId } = added.data;
    given(policyDecider)
      .when(replace('expiration', renewal, true), facts(stateOf(), '2027-01-01'))
      .then(added, link('expiration', '2027-01-01'), {
        type: 'CarryOverChosen',
        data: { policyId: NEXT, replaces: POLICY, insuredId },
      });
  });

  it('at once needs a day within the period of the old policy', () =>
    given(policyDecider)
      .when(replace('replacement', renewal), facts(stateOf(), '2027-01-01'))
      .refused('POLICY.REPLACE_OUTSIDE_PERIOD'));

  it.each<[string, AddedPolicy | null]>([
    ['POLICY.REPLACES_OTHER', null],
    ['POLICY.REPLACES_OTHER', { ...stateOf(), line: 'automobile' }],
    ['POLICY.REPLACES_OTHER', { ...stateOf(), insuredId: AGENCY }],
    ['POLICY.ARCHIVED', stateOf(archived)],
    ['POLICY.ALREADY_REJECTED', stateOf(rejected)],
    ['POLICY.REPLACED', stateOf(replaced('expiration', '2027-01-01'))],
  ])('is refused with %s', (code, old) =>
    given(policyDecider)
      .when(replace('expiration', renewal), {
        carrier: GL_TERMS.carrier,
        replaced: old && replacedPolicy(old, '2027-01-01'),
      })
      .refused(code),
  );

  it('is recorded on the old policy once', () => {
    const command: PolicyCommand = {
      type: 'ReplacePolicy',
      replacedBy: NEXT,
      upon: 'expiration',
      effectiveFrom: '2027-01-01',
    };
    policy().when(command).then(replaced('expiration', '2027-01-01'));
    policy(replaced('expiration', '2027-01-01')).when(command).nothing();
  });
});
