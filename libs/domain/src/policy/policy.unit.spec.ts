import { eventId, given, recorded } from '../kernel/testing/given.js';
import { dollars } from '../kernel/money.js';
import { givenTerms } from './policy-given-terms.js';
import type { PolicyCommand, PolicyFacts } from './policy-command.contract.js';
import type { PolicyTerms } from '../insurance/terms/policy-terms.js';
import type { PolicyAdded, PolicyEvent } from './policy.contract.js';
import { attachedRequests } from './policy-endorsement-requests.js';
import { policyDecider } from './policy.decider.js';
import { added, AGENCY, AUTO_TERMS, GL_TERMS, INSURED, POLICY, UMBRELLA_TERMS } from './testing/sample-policies.js';

const policy = (...past: PolicyEvent[]) => given(policyDecider, ...past);
const canceled = (effectiveFrom: string, reason = 'Non-payment'): PolicyEvent => ({
  type: 'PolicyCanceled',
  data: { policyId: POLICY, effectiveFrom, reason },
});
const reinstated = (effectiveFrom: string, reason = 'Paid'): PolicyEvent => ({
  type: 'PolicyReinstated',
  data: { policyId: POLICY, effectiveFrom, reason },
});
const approved: PolicyEvent = { type: 'PolicyApproved', data: { policyId: POLICY, agencyId: AGENCY } };
const rejected = (reason = 'Unreadable'): PolicyEvent => ({
  type: 'PolicyRejected',
  data: { policyId: POLICY, agencyId: AGENCY, reason },
});
const cancel = (effectiveFrom: string): PolicyCommand => ({
  type: 'CancelPolicy',
  effectiveFrom,
  reason: 'Non-payment',
});
const reinstate = (effectiveFrom: string): PolicyCommand => ({
  type: 'ReinstatePolicy',
  effectiveFrom,
  reason: 'Paid',
});
const approve: PolicyCommand = { type: 'ApprovePolicy', agencyId: AGENCY };
const reject = (reason: string): PolicyCommand => ({ type: 'RejectPolicy', agencyId: AGENCY, reason });
const facts: PolicyFacts = { carrier: GL_TERMS.carrier };
const add = ({ data }: PolicyAdded): Extract<PolicyCommand, { type: 'AddPolicy' }> => ({
  type: 'AddPolicy',
  ...data,
  terms: givenTerms(data.terms),
});
const edit = (terms: Partial<PolicyTerms>): PolicyCommand => ({
  type: 'EditPolicy',
  terms: givenTerms({ ...GL_TERMS, ...terms }),
  effectiveFrom: '2026-06-01',
  enteredWrongly: false,
});

describe('verifying a policy again [H12]', () => {
  const reverified: PolicyEvent = { type: 'PolicyReverified', data: { policyId: POLICY, agencyId: AGENCY } };
  const again: PolicyCommand = { type: 'ReverifyPolicy', agencyId: AGENCY };
  it('records it each time, because its day counts', () => {
    policy(added(), approved).when(again).then(reverified);
    policy(added(), approved, reverified).when(again).then(reverified);
  });
  it('is for what an agent has approved', () => policy(added()).when(again).refused('POLICY.AWAITS_APPROVAL'));
});

describe('adding a policy', () => {
  it('records it', () => policy().when(add(added()), facts).then(added()));
  it('of an agent that enters it itself is verified by its agency at once [G02]', () =>
    policy()
      .when({ ...add(added()), verifiedBy: AGENCY }, facts)
      .then(added(), approved));
  it('happens once', () => policy(added()).when(add(added()), facts).refused('POLICY.ALREADY_EXISTS'));
  it('takes the name of the insurer from the insurer, and refuses one that is not known', () => {
    const carrier = { ...GL_TERMS.carrier, name: 'Shady Offshore Re' };
    policy()
      .when(add(added({ carrier })), facts)
      .then(added());
    policy().when(add(added()), { carrier: null }).refused('POLICY.CARRIER_UNKNOWN');
  });
  it.each<[string, Partial<PolicyTerms>]>([
    ['POLICY.PERIOD_INVALID', { period: { effectiveOn: '2026-01-01', expiresOn: '2026-01-01' } }],
    ['POLICY.PERIOD_INVALID', { period: { effectiveOn: '2026-02-30', expiresOn: '2027-01-01' } }],
    ['POLICY.LIMIT_NOT_OF_LINE', { limits: { combinedSingleLimit: 1 } }],
    ['POLICY.LIMIT_INVALID', { limits: { eachOccurrence: 0.5 } }],
    ['POLICY.NO_LIMIT', { limits: {} }],
    ['POLICY.NO_LIMIT', { limits: { eachOccurrence: 0 } }],
    ['POLICY.EXCEPTION_NOT_OF_LINE', { exception: 'acceptStopGap' }],
    ['POLICY.REMARK_INVALID', { remarks: [' '] }],
    ['POLICY.REMARK_INVALID', { remarks: Array.from({ length: 21 }, () => 'One too many.') }],
    ['POLICY.TEXT_TOO_LONG', { notes: 'x'.repeat(1001) }],
    ['POLICY.TEXT_TOO_LONG', { instructions: 'x'.repeat(1001) }],
    ['POLICY.SCHEDULE_NOT_OF_LINE', { schedule: ['automobile'] }],
    ['POLICY.RETROACTIVE_NOT_CLAIMS_MADE', { retroactiveOn: '2020-01-01' }],
    ['POLICY.RETROACTIVE_AFTER_START', { trigger: 'claimsMade', retroactiveOn: '2026-01-02' }],
    ['POLICY.RETROACTIVE_AFTER_START', { trigger: 'claimsMade', retroactiveOn: 'long ago' }],
  ])('is refused with %s for %j', (code, terms) =>
    policy()
      .when(add(added(terms)), facts)
      .refused(code),
  );

  const auto = (terms: Partial<PolicyTerms>) => added({ ...AUTO_TERMS, ...terms }, { line: 'automobile' });
  const perPerson = { bodilyInjuryPerPerson: dollars(500_000) };
  it('takes a combined single limit or split limits', () => {
    policy()
      .when(add(auto({})), facts)
      .then(auto({}));
    policy()
      .when(add(auto({ limits: perPerson })), facts)
      .then(auto({ limits: perPerson }));
  });
  it('refuses both at once', () =>
    policy()
      .when(add(auto({ limits: { ...AUTO_TERMS.limits, ...perPerson } })), facts)
      .refused('POLICY.CSL_AND_SPLIT'));
  it('refuses an endorsement that the line does not have', () =>
    policy()
      .when(add(auto({ endorsements: [{ code: 'additionalInsuredCompleted', grade: 'seen' }] })), facts)
      .refused('POLICY.ENDORSEMENT_NOT_OF_LINE'));
  it('takes workers’ compensation without employers’ liability amounts: they are not known then', () => {
    const workers = added({ limits: {}, trigger: null, endorsements: [] }, { line: 'workersCompensation' });
    policy().when(add(workers), facts).then(workers);
  });
  it('takes the schedule of an umbrella', () => {
    const umbrella = added(UMBRELLA_TERMS, { line: 'umbrella' });
    policy().when(add(umbrella), facts).then(umbrella);
  });
});

describe('a policy that was never added', () => {
  it.each([approve, reject('x'), cancel('2026-02-01'), reinstate('2026-02-01'), edit({})])('refuses %j', (command) =>
    policy().when(command).refused('POLICY.NOT_FOUND'),
  );
});

describe('approving and rejecting', () => {
  it('approves what awaits approval, once', () => {
    policy(added()).when(approve).then(approved);
    policy(added(), approved).when(approve).nothing();
  });
  it('rejects with a reason, once', () => {
    policy(added()).when(reject('Unreadable')).then(rejected());
    policy(added(), rejected()).when(reject('Unreadable')).nothing();
    policy(added(), rejected()).when(reject('Other')).refused('POLICY.ALREADY_REJECTED');
    policy(added()).when(reject('  ')).refused('POLICY.REASON_REQUIRED');
  });
  it('attaches to the policy what an approval requests to be endorsed [C08]', () => {
    const requests = ['waiverOfSubrogation', 'lossPayee'] as const;
    const carried: PolicyEvent = { type: 'PolicyApproved', data: { ...approved.data, endorsementRequests: requests } };
    policy(added())
      .when({ ...approve, endorsementRequests: [...requests, 'lossPayee'] })
      .then(carried);
    policy(added(), carried)
      .when({ ...approve, endorsementRequests: requests })
      .nothing();
    expect(attachedRequests(policy(added(), carried).state!)).toEqual(['waiverOfSubrogation', 'lossPayee']);
    expect(attachedRequests(policy(added(), approved).state!)).toEqual([]);
  });

  it('does not approve a rejected policy until it was edited', () => {
    policy(added(), rejected()).when(approve).refused('POLICY.ALREADY_REJECTED');
    policy(added(), rejected(), numberChanged).when(approve).then(approved);
  });
  it('leaves a canceled policy alone', () => {
    policy(added(), canceled('2026-03-02')).when(approve).refused('POLICY.CANCELED');
    policy(added(), canceled('2026-03-02')).when(reject('x')).refused('POLICY.CANCELED');
  });
});

const numberChanged: PolicyEvent = {
  type: 'PolicyNumberChanged',
  data: { policyId: POLICY, effectiveFrom: '2026-06-01', before: 'GL-88120', after: 'GL-91344' },
};

describe('editing', () => {
  it('records what the edit meant', () =>
    policy(added())
      .when(edit({ policyNumber: 'GL-91344' }), facts)
      .then(numberChanged));
  it('records no event when nothing changed', () => policy(added()).when(edit({}), facts).nothing());
  it('refuses an insurer that is not known', () =>
    policy(added()).when(edit({}), { carrier: null }).refused('POLICY.CARRIER_UNKNOWN'));
  it('checks the new terms by the rules', () =>
    policy(added())
      .when(edit({ limits: {} }), facts)
      .refused('POLICY.NO_LIMIT'));
  it('is refused from a day on which the policy is canceled', () => {
    policy(added(), canceled('2026-06-01'))
      .when(edit({ policyNumber: 'GL-91344' }), facts)
      .refused('POLICY.CANCELED');
    policy(added(), canceled('2026-06-02'))
      .when(edit({ policyNumber: 'GL-91344' }), facts)
      .then(numberChanged);
  });
});

describe('typing from a certificate [H12]', () => {
  const certificate = { name: 'COI 2026.pdf', sha256: 'a'.repeat(64), documentId: eventId(9) };
  const typed = { ...edit({ policyNumber: 'GL-91344' }), certificateId: eventId(9) };
  const claimed: PolicyEvent = {
    type: 'PolicyNumberChanged',
    data: { ...numberChanged.data, source: 'claimedOnCertificate', evidence: certificate },
  };

  it('records that the new values are claimed on it', () =>
    policy(added())
      .when(typed, { ...facts, certificate })
      .then(claimed));
  it('needs a certificate of the policy', () => {
    policy(added())
      .when(typed, { ...facts, certificate: null })
      .refused('POLICY.CERTIFICATE_UNKNOWN');
    policy(added()).when(typed, facts).refused('POLICY.CERTIFICATE_UNKNOWN');
  });
});

describe('correcting', () => {
  const correct = (reason?: string): PolicyCommand => ({
    type: 'EditPolicy',
    terms: givenTerms({ ...GL_TERMS, policyNumber: 'GL-91344' }),
    effectiveFrom: '2026-06-01',
    enteredWrongly: true,
    ...(reason === undefined ? {} : { reason }),
  });
  const corrected: PolicyEvent = {
    type: 'PolicyNumberChanged',
    data: {
      policyId: POLICY,
      effectiveFrom: '2026-01-01',
      before: 'GL-88120',
      after: 'GL-91344',
      corrects: eventId(1),
      reason: 'Two digits swapped.',
    },
  };
  it('records what was wrong, from its first day on, and why', () =>
    policy(added()).when(correct('Two digits swapped.'), facts).then(corrected));
  it('needs a reason', () => {
    policy(added()).when(correct(), facts).refused('POLICY.REASON_REQUIRED');
    policy(added()).when(correct(' '), facts).refused('POLICY.REASON_REQUIRED');
  });
});

describe('cancelling', () => {
  it('may lie in the past, within the period', () => {
    policy(added()).when(cancel('2026-01-01')).then(canceled('2026-01-01'));
    policy(added()).when(cancel('2025-12-31')).refused('POLICY.CANCEL_OUTSIDE_PERIOD');
    policy(added()).when(cancel('2027-01-01')).refused('POLICY.CANCEL_OUTSIDE_PERIOD');
  });
  it('records no event when repeated from the same day, moves to an earlier day, and is refused from a later day', () => {
    const past = [added(), canceled('2026-03-02')];
    policy(...past)
      .when(cancel('2026-03-02'))
      .nothing();
    policy(...past)
      .when(cancel('2026-02-01'))
      .then(canceled('2026-02-01'));
    policy(...past)
      .when(cancel('2026-04-01'))
      .refused('POLICY.CANCELED');
  });
  it('may withdraw a reinstatement', () =>
    policy(added(), canceled('2026-03-02'), reinstated('2026-04-09'))
      .when(cancel('2026-03-02'))
      .then(canceled('2026-03-02')));
});

describe('reinstating', () => {
  const past = [added(), canceled('2026-03-02')];
  it('ends a lapse, or undoes it from its first day', () => {
    policy(...past)
      .when(reinstate('2026-04-09'))
      .then(reinstated('2026-04-09'));
    policy(...past)
      .when(reinstate('2026-03-02'))
      .then(reinstated('2026-03-02'));
  });
  it('records no event the second time', () =>
    policy(...past, reinstated('2026-04-09'))
      .when(reinstate('2026-04-09'))
      .nothing());
  it('needs a cancellation and a day within the period', () => {
    policy(added()).when(reinstate('2026-04-09')).refused('POLICY.NOT_CANCELED');
    policy(...past)
      .when(reinstate('2026-03-01'))
      .refused('POLICY.NOT_CANCELED');
    policy(...past)
      .when(reinstate('2027-01-01'))
      .refused('POLICY.REINSTATE_OUTSIDE_PERIOD');
  });
});

describe('the agent of a policy [C16]', () => {
  const agent = { agencyId: AGENCY, agentId: 'e0000000-0000-4000-8000-000000000001' };
  const assigned: PolicyEvent = { type: 'PolicyAssigned', data: { policyId: POLICY, before: null, after: agent } };

  it('is recorded with the one before', () => {
    given(policyDecider, added()).when({ type: 'AssignPolicy', agent }).then(assigned);
    given(policyDecider, added(), assigned).when({ type: 'AssignPolicy', agent }).nothing();
    given(policyDecider, added(), assigned)
      .when({ type: 'AssignPolicy', agent: null })
      .then({ ...assigned, data: { policyId: POLICY, before: agent, after: null } });
  });

  it('is not changed on an archived policy', () =>
    given(policyDecider, added(), { type: 'PolicyArchived', data: { policyId: POLICY } })
      .when({ type: 'AssignPolicy', agent })
      .refused('POLICY.ARCHIVED'));
});

describe('the agency of a policy [C16]', () => {
  const OTHER = 'c0000000-0000-4000-8000-0000000000b2';
  const managed = (before: string | null, after: string | null): PolicyEvent => ({
    type: 'PolicyManaged',
    data: { policyId: POLICY, insuredId: INSURED, before, after },
  });
  const facts = (managerId: string | null) => ({ carrier: null, agencies: { managerId, current: [AGENCY, OTHER] } });

  it('is chosen among those of the insured, or none is', () => {
    given(policyDecider, added())
      .when({ type: 'ManagePolicy', agencyId: OTHER }, facts(AGENCY))
      .then(managed(AGENCY, OTHER));
    given(policyDecider, added())
      .when({ type: 'ManagePolicy', agencyId: null }, facts(AGENCY))
      .then(managed(AGENCY, null));
    given(policyDecider, added())
      .when({ type: 'ManagePolicy', agencyId: INSURED }, facts(AGENCY))
      .refused('POLICY.AGENCY_NOT_OF_INSURED');
  });
  it('is recorded once', () =>
    given(policyDecider, added(), managed(AGENCY, OTHER))
      .when({ type: 'ManagePolicy', agencyId: OTHER }, facts(OTHER))
      .nothing());
  it('begins with the one that was there when the policy was added', () => {
    expect(given(policyDecider, added()).state?.given).toMatchObject({ agencyId: AGENCY });
    expect(given(policyDecider, added(), managed(AGENCY, OTHER)).state?.given).toEqual({
      agencyId: OTHER,
      since: recorded([added(), managed(AGENCY, OTHER)])[1]?.position,
    });
  });
  it('may be changed on a policy that was canceled, and not on an archived one', () => {
    given(policyDecider, added(), { type: 'PolicyArchived', data: { policyId: POLICY } })
      .when({ type: 'ManagePolicy', agencyId: OTHER }, facts(AGENCY))
      .refused('POLICY.ARCHIVED');
  });
});
