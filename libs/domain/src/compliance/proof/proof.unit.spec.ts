import type { ProvidedPolicy } from '../../insurance/coverage.js';
import { policy, TODAY, type Said } from '../testing/sample-policies.js';
import { alone, asking, assessing, findingOf, tower } from '../testing/sample-requirements.js';
import { withoutProof } from './evaluate-proof.js';
import { tooOldFrom, type ProofRequirement } from './proof-requirement.js';
import type { FactSource, SourceKind } from '../../insurance/source-table.js';

const OCCURRENCE = 'generalLiability.limit.eachOccurrence';
const from = (kind: SourceKind, on = '2026-05-01'): FactSource => ({ kind, on });
const gl = (sources: readonly FactSource[] | undefined, said: Said = {}) =>
  policy('generalLiability', {
    number: 'GL-9',
    limits: { eachOccurrence: 1_000_000 },
    ...said,
    ...(sources ? { sources } : {}),
  });
const required = (proof?: ProofRequirement, line?: ProofRequirement) => ({
  ...asking('generalLiability', { limits: [alone('eachOccurrence', 1_000_000)], ...(line ? { proof: line } : {}) }),
  ...(proof ? { proof } : {}),
});
const limitOf = (proof: ProofRequirement | undefined, policies: readonly ProvidedPolicy[], day = TODAY) =>
  findingOf(assessing(required(proof), policies, day), OCCURRENCE);
const VERIFIED = { least: 'verifiedByAgent' } as const;
const HALF_A_YEAR = { notOlderThan: { count: 6, unit: 'months' } } as const;

describe('the proof that a template demands [H12]', () => {
  it('turns a pass by a value of a lower grade into a review, with what is there, what is demanded and the fix', () => {
    const finding = limitOf(VERIFIED, [gl([from('typedByInsured')])]);
    expect(finding).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_LOW',
      met: 'LIMIT.MET',
      required: 100_000_000,
      available: 100_000_000,
      params: {
        limit: 'eachOccurrence',
        proofOf: 'GL-9',
        proofSource: 'typedByInsured',
        proofSince: '2026-05-01',
        proofLeast: 'verifiedByAgent',
      },
      fix: { code: 'FIX.VERIFY_AGAIN', params: { policyNumber: 'GL-9' }, by: 'agent' },
    });
    expect(withoutProof(finding)).toMatchObject({ outcome: 'pass', reason: 'LIMIT.MET' });
  });

  it.each<[SourceKind, string]>([
    ['claimedOnCertificate', 'review'],
    ['typedByInsured', 'review'],
    ['readFromCertificate', 'review'],
    ['enteredByAgent', 'pass'],
    ['verifiedByAgent', 'pass'],
    ['agencySystem', 'pass'],
  ])('of a value that is %s: %s where verified by the agent is demanded', (kind, outcome) =>
    expect(limitOf(VERIFIED, [gl([from(kind)])]).outcome).toBe(outcome),
  );

  it('is met where any source of a value proves enough: what was typed counts as verified once an agent approved it', () =>
    expect(
      limitOf({ ...VERIFIED, ...HALF_A_YEAR }, [gl([from('typedByInsured', '2024-01-01'), from('verifiedByAgent')])])
        .outcome,
    ).toBe('pass'));

  it('grows too old by the calendar alone, and the assessment holds until then', () => {
    const old = gl([from('verifiedByAgent', '2026-01-31')]);
    const before = assessing(required(HALF_A_YEAR), [old], '2026-07-31');
    expect([findingOf(before, OCCURRENCE).outcome, before.holdsUntil]).toEqual(['pass', '2026-08-01']);
    expect(findingOf(assessing(required(HALF_A_YEAR), [old], '2026-08-01'), OCCURRENCE)).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_OLD',
      params: { proofSince: '2026-01-31', proofAge: 6, proofUnit: 'months' },
      fix: { code: 'FIX.VERIFY_AGAIN', by: 'agent' },
    });
  });

  it('says both where a value is proven too little and too long ago', () =>
    expect(limitOf({ ...VERIFIED, ...HALF_A_YEAR }, [gl([from('typedByInsured', '2025-01-01')])]).reason).toBe(
      'PROOF.TOO_LOW_AND_OLD',
    ));

  it('is unknown for a value whose source is not known, and never passes', () => {
    expect(limitOf(VERIFIED, [gl(undefined)])).toMatchObject({ outcome: 'unknown', reason: 'PROOF.NOT_KNOWN' });
    expect(limitOf(undefined, [gl(undefined)]).outcome).toBe('pass');
  });

  it('leaves what fails and what is unknown as it is', () => {
    expect(limitOf(VERIFIED, [gl([from('typedByInsured')], { limits: { eachOccurrence: 500_000 } })]).reason).toBe(
      'LIMIT.SHORT',
    );
    expect(limitOf(VERIFIED, [gl([from('typedByInsured')], { limits: {} })]).reason).toBe('LIMIT.NOT_GIVEN');
  });

  it('is that of the line where the line demands its own, which may be none', () => {
    const typed = [gl([from('typedByInsured')])];
    expect(findingOf(assessing(required(VERIFIED, { least: 'typedByInsured' }), typed), OCCURRENCE).outcome).toBe(
      'pass',
    );
    expect(findingOf(assessing(required(VERIFIED, {}), typed), OCCURRENCE).outcome).toBe('pass');
    expect(findingOf(assessing(required(undefined, VERIFIED), typed), OCCURRENCE).outcome).toBe('review');
  });

  it('holds for the policy in force by its period, and leaves the reason of an unverified policy alone', () => {
    const inForce = (said: Said) =>
      findingOf(
        assessing(required(HALF_A_YEAR), [gl([from('verifiedByAgent', '2025-01-01')], said)]),
        'generalLiability.inForce',
      );
    expect(inForce({})).toMatchObject({ outcome: 'review', reason: 'PROOF.TOO_OLD', met: 'POLICY.IN_FORCE' });
    expect(inForce({ verification: 'unverified' }).reason).toBe('POLICY.UNVERIFIED');
    // Both have the same fix.
    expect(limitOf(VERIFIED, [gl([from('typedByInsured')], { verification: 'unverified' })]).fix?.code).toBe(
      'FIX.VERIFY',
    );
  });

  it('holds a claim on a certificate to be a claim, whoever entered it', () => {
    const endorsements = [{ code: 'waiverOfSubrogation', grade: 'claimed' }] as const;
    const requirements = {
      ...asking('generalLiability', { endorsements }),
      proof: { least: 'typedByInsured' } as const,
    };
    const found = findingOf(
      assessing(requirements, [gl([from('verifiedByAgent')], { endorsements })]),
      'generalLiability.endorsement.waiverOfSubrogation',
    );
    expect(found).toMatchObject({
      outcome: 'review',
      reason: 'PROOF.TOO_LOW',
      params: { proofSource: 'claimedOnCertificate' },
      fix: { code: 'FIX.SEND_FORM' },
    });
  });

  it('holds for each umbrella that makes up a shortfall', () => {
    const requirements = {
      ...asking('generalLiability', { limits: [tower('eachOccurrence', 2_000_000)] }),
      proof: VERIFIED,
    };
    const umbrella = policy('umbrella', {
      number: 'UM-7',
      schedule: ['generalLiability'],
      limits: { umbrellaEachOccurrence: 1_000_000 },
      sources: [from('readFromCertificate')],
    });
    expect(findingOf(assessing(requirements, [gl([from('verifiedByAgent')]), umbrella]), OCCURRENCE)).toMatchObject({
      outcome: 'review',
      met: 'LIMIT.MET_WITH_UMBRELLA',
      params: { proofOf: 'UM-7' },
    });
  });

  it('takes what comes from the agency system where only that is enough', () =>
    expect(limitOf({ least: 'agencySystem' }, [gl([from('verifiedByAgent')])])).toMatchObject({
      outcome: 'review',
      fix: { code: 'FIX.SEND_FROM_SYSTEM' },
    }));
});

describe('the first day on which a proof is too old [H12]', () => {
  it.each([
    ['2026-01-31', 1, 'months', '2026-03-01'],
    ['2026-03-04', 6, 'months', '2026-09-05'],
    ['2026-11-30', 3, 'months', '2027-03-01'],
    ['2026-03-04', 30, 'days', '2026-04-04'],
    ['9999-12-01', 2, 'months', '9999-12-31'],
  ] as const)('of %s and %d %s is %s', (on, count, unit, day) => expect(tooOldFrom(on, { count, unit })).toBe(day));
});
