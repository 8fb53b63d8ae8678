import { given, recorded } from '../kernel/testing/given.js';
import { fold } from '../kernel/decider.js';
import { inFull } from './policy-given-terms.js';
import type { FurtherTerms } from '../insurance/terms/further-terms.js';
import type { PolicyCommand } from './policy-command.contract.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import { isVerified } from './policy-on-day.js';
import type { PolicyState } from './policy.state.js';
import { added, AGENCY, AUTO_TERMS, GL_TERMS, POLICY } from './testing/sample-policies.js';

const { carrier, ...terms } = GL_TERMS;
const facts = { carrier };
const line = 'workersCompensation';
const of = (further: Partial<FurtherTerms>) =>
  added({ trigger: null, limits: {}, endorsements: [], ...further }, { line });
const edit = (further: Partial<FurtherTerms>): PolicyCommand => ({
  type: 'EditPolicy',
  effectiveFrom: '2026-03-01',
  enteredWrongly: false,
  terms: { ...terms, carrierId: carrier.carrierId, trigger: null, limits: {}, endorsements: [], ...further },
});
const changed = { policyId: POLICY, effectiveFrom: '2026-03-01' };
const excluded = { excluded: true, comment: 'The owner' };

describe('what a policy may state besides', () => {
  it('[C09] answers whether someone is excluded, with a comment only when someone is', () => {
    given(policyDecider, of({}))
      .when(edit({ exclusion: excluded }), facts)
      .then({ type: 'ProprietorExclusionChanged', data: { ...changed, before: null, after: excluded } });
    given(policyDecider, of({}))
      .when(edit({ exclusion: { ...excluded, excluded: false } }), facts)
      .refused('POLICY.EXCLUSION_COMMENT_UNNEEDED');
  });

  it('[C09] has one exception of a state that insures workers itself, or none', () => {
    given(policyDecider, of({ exception: 'acceptStopGap' }))
      .when(edit({ exception: 'coverageTypeNotRequired' }), facts)
      .then({
        type: 'StateFundExceptionChanged',
        data: { ...changed, before: 'acceptStopGap', after: 'coverageTypeNotRequired' },
      });
    given(policyDecider, of({ exception: 'acceptStopGap' }))
      .when(edit({}), facts)
      .then({ type: 'StateFundExceptionChanged', data: { ...changed, before: 'acceptStopGap', after: null } });
  });

  it('[C10] provides remarks, [C16] instructions and notes, each changed by its own event', () =>
    given(policyDecider, of({}))
      .when(edit({ remarks: ['Stop gap in Ohio.'], instructions: 'Call first.', notes: 'Under renewal.' }), facts)
      .then(
        { type: 'PolicyRemarksChanged', data: { ...changed, before: [], after: ['Stop gap in Ohio.'] } },
        { type: 'PolicyInstructionsChanged', data: { ...changed, before: '', after: 'Call first.' } },
        { type: 'PolicyNotesChanged', data: { ...changed, before: '', after: 'Under renewal.' } },
      ));

  it('may leave out whatever is not stated', () => {
    const { notes: _notes, ...without } = AUTO_TERMS;
    expect(inFull(without)).toEqual(AUTO_TERMS);
  });
});

describe('approval', () => {
  const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
  const verifiedAfter = (event: PolicyEvent) =>
    isVerified(
      fold<PolicyState, PolicyEvent>(
        policyDecider,
        recorded<PolicyEvent>([of({}), approved, event], { role: 'insured' }),
      ),
      '2026-06-01',
    );

  it('is needed for remarks, and not for notes, which no certificate shows', () => {
    expect(
      verifiedAfter({ type: 'PolicyRemarksChanged', data: { ...changed, before: [], after: ['All of Texas.'] } }),
    ).toBe(false);
    expect(
      verifiedAfter({ type: 'PolicyNotesChanged', data: { ...changed, before: '', after: 'Under renewal.' } }),
    ).toBe(true);
  });
});
