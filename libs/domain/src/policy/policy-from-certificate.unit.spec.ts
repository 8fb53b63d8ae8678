import { fold } from '../kernel/decider.js';
import type { ActingRole } from '../kernel/event.js';
import { given, recorded } from '../kernel/testing/given.js';
import type { CertificateEvidence } from '../insurance/source-table.js';
import type { GivenTerms } from '../insurance/terms/policy-terms.js';
import { givenTerms } from './policy-given-terms.js';
import { policyAt, termSourcesAt } from './policy-on-day.js';
import type { PolicyEvent } from './policy.contract.js';
import { policyDecider } from './policy.decider.js';
import type { AddedPolicy, PolicyState } from './policy.state.js';
import { added, AGENCY, GL_TERMS, INSURED, POLICY } from './testing/sample-policies.js';

const DAY = '2026-11-02';
const evidence: CertificateEvidence = {
  name: 'COI.pdf',
  sha256: 'a'.repeat(64),
  certificate: { uploadId: 'b2000000-0000-4000-8000-000000000001', dated: DAY },
};
const FACTS = { carrier: GL_TERMS.carrier };
const TERMS = givenTerms(GL_TERMS);
const raised: GivenTerms = { ...TERMS, limits: { ...TERMS.limits, eachOccurrence: 300_000_000 } };
const both: GivenTerms = { ...raised, limits: { ...raised.limits, generalAggregate: 500_000_000 } };
const enter = (accepted: GivenTerms, terms = accepted) =>
  ({ type: 'EnterFromCertificate', accepted, terms, effectiveFrom: DAY, evidence }) as const;

const stateOf = (events: readonly PolicyEvent[], role: ActingRole, on: string): AddedPolicy =>
  fold<PolicyState, PolicyEvent>(policyDecider, recorded(events, { role, recordedAt: `${on}T10:00:00.000Z` }))!;

describe('what a person confirmed of a certificate [E02] [H12]', () => {
  it('is recorded as claimed on it, and what the person typed instead as an edit of its own', () =>
    given(policyDecider, added())
      .when(enter(raised, both), FACTS)
      .then(
        {
          type: 'PolicyLimitsChanged',
          data: {
            policyId: POLICY,
            effectiveFrom: DAY,
            before: TERMS.limits,
            after: raised.limits,
            source: 'claimedOnCertificate',
            evidence,
          },
        },
        {
          type: 'PolicyLimitsChanged',
          data: { policyId: POLICY, effectiveFrom: DAY, before: raised.limits, after: both.limits },
        },
      ));

  it('changes nothing where it says what is on file', () =>
    given(policyDecider, added()).when(enter(TERMS), FACTS).nothing());

  it('never overwrites what was changed from a later day on, and no canceled policy', () => {
    const later: PolicyEvent = {
      type: 'PolicyLimitsChanged',
      data: { policyId: POLICY, effectiveFrom: '2026-12-01', before: TERMS.limits, after: both.limits },
    };
    given(policyDecider, added(), later).when(enter(raised), FACTS).refused('POLICY.CHANGED_SINCE_CERTIFICATE');
    const canceled: PolicyEvent = {
      type: 'PolicyCanceled',
      data: { policyId: POLICY, effectiveFrom: '2026-06-01', reason: 'Unpaid' },
    };
    given(policyDecider, added(), canceled).when(enter(raised), FACTS).refused('POLICY.CANCELED');
  });

  it('holds to the rules of every policy', () =>
    given(policyDecider, added())
      .when(enter({ ...TERMS, period: { effectiveOn: '2027-01-01', expiresOn: '2026-01-01' } }), FACTS)
      .refused('POLICY.PERIOD_INVALID'));

  it('is as old as the certificate, and each limit has its own source', () => {
    const first = added();
    const past = stateOf([first], 'agent', '2026-01-05');
    const changes = policyDecider.decide(enter(raised, both), past, FACTS);
    const state = fold<PolicyState, PolicyEvent>(policyDecider, [
      ...recorded([first], { role: 'agent', recordedAt: '2026-01-05T10:00:00.000Z' }),
      ...recorded([...changes], { role: 'insured', recordedAt: '2026-11-20T10:00:00.000Z' }, 2),
    ])!;
    const limits = policyAt(state, DAY)?.limits;
    expect(limits?.parts).toEqual({
      eachOccurrence: [{ kind: 'claimedOnCertificate', on: DAY, evidence }],
      generalAggregate: [{ kind: 'typedByInsured', on: '2026-11-20' }],
    });
  });

  it('of a new policy is claimed too, but for what was typed', () => {
    const taken = { source: 'claimedOnCertificate', evidence } as const;
    const typed = [{ aspect: 'number' }, { aspect: 'limits', part: 'generalAggregate' }] as const;
    const command = {
      type: 'AddPolicy',
      policyId: POLICY,
      insuredId: INSURED,
      agencyId: AGENCY,
      line: 'generalLiability',
      terms: TERMS,
      ...taken,
      typed,
    } as const;
    const state = stateOf(policyDecider.decide(command, null, FACTS), 'insured', '2026-11-20');
    const sources = termSourcesAt(state, DAY);
    expect(sources.policyNumber).toEqual({ kind: 'typedByInsured', on: '2026-11-20' });
    expect(sources.period).toEqual({ kind: 'claimedOnCertificate', on: DAY, evidence });
    expect(policyAt(state, DAY)?.limits).toMatchObject({
      sources: [{ kind: 'claimedOnCertificate', on: DAY }],
      parts: { generalAggregate: [{ kind: 'typedByInsured', on: '2026-11-20' }] },
    });
  });

  it('is never younger than the day on which it was recorded', () => {
    const late = { ...evidence, certificate: { ...evidence.certificate, dated: '2027-05-01' } };
    const state = stateOf([added({}, { source: 'claimedOnCertificate', evidence: late })], 'agent', '2026-11-20');
    expect(termSourcesAt(state, DAY).limits).toMatchObject({ on: '2026-11-20' });
  });
});
