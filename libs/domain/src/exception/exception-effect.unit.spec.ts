import { isExcepted, outcomeWithoutExceptions } from '../compliance/excepted.js';
import type { ExceptionScope, Finding } from '../compliance/finding.js';
import { fold } from '../kernel/decider.js';
import { eventId, recorded } from '../kernel/testing/given.js';
import type { ExceptionCommand, ExceptionEvent, PinnedPolicy } from './exception.contract.js';
import { exceptionDecider } from './exception.decider.js';
import type { ExceptionsState } from './exception.state.js';
import {
  accept,
  ALONE,
  assessed,
  factsOf,
  met,
  POLICY,
  rated,
  short,
  TODAY,
  unknownForm,
} from './testing/sample-findings.js';
import { withExceptions } from './exception-effect.js';

/** The decisions of one scope about these findings. */
function decidedAbout(finding: Finding, change: Parameters<typeof accept>[1] = {}): ExceptionsState {
  const events = exceptionDecider.decide(accept([finding], change), [], factsOf(finding));
  return fold<ExceptionsState, ExceptionEvent>(exceptionDecider, recorded<ExceptionEvent>(events));
}

const on = (
  day: string,
  finding: Finding,
  scopes: readonly ExceptionsState[],
  policy: PinnedPolicy | null = POLICY,
  restsOn: readonly PinnedPolicy[] = [],
) => withExceptions(assessed(finding), scopes, () => ({ policy, restsOn }), day).findings[0]!;
const outcome = (finding: Finding, decided: ExceptionsState, policy: PinnedPolicy | null = POLICY) =>
  on(TODAY, finding, [decided], policy).outcome;
const forAll = (
  scope: ExceptionScope = 'template',
  change: Partial<Extract<ExceptionCommand, { type: 'DecideExceptions' }>> = {},
) => ({ scope, scopeId: 'm', ...change });

describe('[H02] an assessment with exceptions', () => {
  it('passes what was accepted, with the finding and the exception inside, and the outcome without it', () => {
    const decided = decidedAbout(short(900_000), { duration: 'customDate', customDate: '2026-09-01' });
    const finding = on(TODAY, short(900_000), [decided]);
    expect(finding).toMatchObject({
      outcome: 'pass',
      reason: 'LIMIT.SHORT',
      available: 90_000_000,
      events: ['asked', 'added', eventId(1)],
      exception: {
        exceptionId: 'x1',
        scope: 'supplier',
        decision: 'accepted',
        lapsesOn: '2026-09-01',
        instead: 'fail',
        comment: 'Small work.',
      },
    });
    expect(finding.fix).toBeUndefined();
    expect(isExcepted(finding)).toBe(true);
    const { findings, outcome: all } = withExceptions(assessed(short(900_000), met), [decided], () => ALONE, TODAY);
    expect([all, outcomeWithoutExceptions(findings)]).toEqual(['pass', 'fail']);
  });
  it('holds from its day up to the day on which it lapses', () => {
    const decided = decidedAbout(short(900_000), { duration: 'customDate', customDate: '2026-09-01' });
    const outcomes = ['2026-05-31', '2026-06-01', '2026-08-31', '2026-09-01'].map(
      (day) => on(day, short(900_000), [decided]).outcome,
    );
    expect(outcomes).toEqual(['fail', 'pass', 'pass', 'fail']);
  });
  it('cites the event that withdrew what would cover a finding, from its day on', () => {
    const granted = decidedAbout(short(900_000));
    const withdrawn = granted.map((decidedException) => ({
      ...decidedException,
      withdrawnOn: '2026-07-10',
      withdrawnBy: 'withdrawal',
    }));
    const events = ['2026-07-09', '2026-07-10'].map((day) => on(day, short(900_000), [withdrawn]).events);
    expect(events).toEqual([
      ['asked', 'added', eventId(1)],
      ['asked', 'added', 'withdrawal'],
    ]);
    expect(on('2026-07-10', short(500_000), [withdrawn]).events).toEqual(['asked', 'added']);
  });
  it('keeps what can be done about a denied exception', () => {
    const finding = on(TODAY, short(900_000), [decidedAbout(short(900_000), { decision: 'denied' })]);
    expect(finding).toMatchObject({
      outcome: 'fail',
      exception: { decision: 'denied' },
      fix: { code: 'FIX.RAISE_LIMIT' },
    });
  });
});

describe('[H09] an exception is pinned to its finding', () => {
  it('reopens when the gap is wider, and holds while it is narrower', () => {
    const decided = decidedAbout(short(900_000));
    expect([short(500_000), short(950_000)].map((finding) => outcome(finding, decided))).toEqual(['fail', 'pass']);
    expect(outcome({ ...short(900_000), required: 200_000_000 }, decided)).toBe('fail');
  });
  it('closes when the gap is gone: the finding passes by itself', () => {
    const finding = on(TODAY, met, [decidedAbout(short(900_000))]);
    expect(finding.exception).toBeUndefined();
    expect(finding.outcome).toBe('pass');
  });
  it('reopens under another policy and under another insurer', () => {
    const decided = decidedAbout(short(900_000));
    expect(outcome(short(900_000), decided, { ...POLICY, carrierId: 'other' })).toBe('fail');
    expect(
      outcome(short(900_000, { policyId: 'renewal' }), decided, { policyId: 'renewal', carrierId: 'summit' }),
    ).toBe('fail');
  });
  it('reopens under another insurer of any policy that it rests on', () => {
    const umbrella: PinnedPolicy = { policyId: 'umbrella', carrierId: 'harbor' };
    const facts = factsOf(short(900_000));
    const resting = new Map([...facts].map(([rule, found]) => [rule, { ...found, restsOn: [umbrella] }]));
    const decided = fold<ExceptionsState, ExceptionEvent>(
      exceptionDecider,
      recorded<ExceptionEvent>(exceptionDecider.decide(accept([short(900_000)]), [], resting)),
    );
    const covered = (...restsOn: PinnedPolicy[]) => on(TODAY, short(900_000), [decided], POLICY, restsOn).outcome;
    expect([
      covered(umbrella),
      covered({ ...umbrella, carrierId: 'other' }),
      covered(),
      covered(umbrella, { policyId: 'excess', carrierId: 'harbor' }),
    ]).toEqual(['pass', 'fail', 'fail', 'fail']);
  });
  it('of before other policies were pinned, holds for its own policy whatever stands above it', () => {
    const old = decidedAbout(short(900_000)).map(({ pin: { restsOn: _restsOn, ...pin }, ...decision }) => ({
      ...decision,
      pin,
    }));
    expect(on(TODAY, short(900_000), [old], POLICY, [{ policyId: 'umbrella', carrierId: 'other' }]).outcome).toBe(
      'pass',
    );
  });
  it('reopens for another reason, and not for the next day of the same', () => {
    expect(outcome({ ...short(900_000), reason: 'LIMIT.SPLIT_NOT_ACCEPTED' }, decidedAbout(short(900_000)))).toBe(
      'fail',
    );
    const ended = (reason: Finding['reason']): Finding => ({
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      outcome: 'fail',
      reason,
      params: { policyNumber: 'GL-1', expiresOn: '2026-06-01' },
      events: [],
    });
    expect(outcome(ended('POLICY.ENDED'), decidedAbout(ended('POLICY.ENDED_TODAY')), null)).toBe('pass');
    expect(
      outcome(
        { ...ended('POLICY.ENDED'), params: { policyNumber: 'GL-2', expiresOn: '2026-06-01' } },
        decidedAbout(ended('POLICY.ENDED')),
        null,
      ),
    ).toBe('fail');
  });
  it('measures a rating in its steps', () => {
    const decided = decidedAbout(rated('B+', 'VII'));
    expect(
      [rated('B++', 'VII'), rated('B', 'VII'), rated('B++', 'VI', 'RATING.BOTH_BELOW')].map((finding) =>
        outcome(finding, decided),
      ),
    ).toEqual(['pass', 'fail', 'fail']);
  });
});

describe('an exception for several suppliers', () => {
  it('covers a term that lacks no more days of the same project', () => {
    const term = (expiresOn: string, lastDay = '2027-06-30'): Finding => ({
      rule: 'buildersRisk.wholeProject',
      line: 'buildersRisk',
      policyId: 'gl',
      outcome: 'fail',
      reason: 'WHOLE_PROJECT.NOT_INCLUDED',
      events: [],
      params: { firstDay: '2026-03-02', lastDay, effectiveOn: '2026-01-01', expiresOn, policyNumber: 'BR-1' },
    });
    const decided = decidedAbout(term('2027-06-01'), forAll('project'));
    expect(
      [term('2027-06-15'), term('2027-05-31'), term('2027-06-15', '2027-07-31')].map((finding) =>
        outcome(finding, decided),
      ),
    ).toEqual(['pass', 'fail', 'fail']);
  });
  it('covers the same gap of another policy', () => {
    const decided = decidedAbout(short(900_000), forAll());
    const other = short(900_000, { policyId: 'other', params: { limit: 'eachOccurrence', policyNumber: 'GL-9' } });
    expect(outcome(other, decided, { policyId: 'other', carrierId: 'other' })).toBe('pass');
    expect(outcome(short(100_000, { policyId: 'other' }), decided)).toBe('fail');
  });
  it('[H03] accepts one form for all, and no other form', () => {
    const decided = decidedAbout(unknownForm(), forAll('project'));
    const elsewhere = { ...unknownForm(), params: { ...unknownForm().params, policyNumber: 'GL-9' } };
    expect([outcome(elsewhere, decided), outcome(unknownForm('ZZ 99 99'), decided)]).toEqual(['pass', 'review']);
    expect(isExcepted(on(TODAY, unknownForm(), [decided]))).toBe(false);
  });
  it('gives way to what was decided for the supplier alone', () => {
    const denied = decidedAbout(unknownForm(), { decision: 'denied' });
    expect(on(TODAY, unknownForm(), [denied, [], decidedAbout(unknownForm(), forAll())]).outcome).toBe('fail');
  });
});

describe('[H12] an exception from the proof that is demanded', () => {
  const proof = (
    reason: 'PROOF.TOO_LOW' | 'PROOF.TOO_OLD' | 'PROOF.TOO_LOW_AND_OLD',
    change: Finding['params'] = {},
  ): Finding => ({
    ...met,
    outcome: 'review',
    reason,
    met: 'LIMIT.MET',
    fix: { code: 'FIX.VERIFY', params: {}, by: 'agent' },
    params: {
      ...met.params,
      proofOf: 'GL-1',
      proofSource: 'typedByInsured',
      proofSince: '2026-03-04',
      proofLeast: 'verifiedByAgent',
      proofAge: 6,
      proofUnit: 'months',
      ...change,
    },
  });

  it('holds while the proof is no worse, and reopens when it also grows too old or the value was stated again', () => {
    const low = decidedAbout(proof('PROOF.TOO_LOW'));
    expect(outcome(proof('PROOF.TOO_LOW'), low)).toBe('pass');
    expect(outcome(proof('PROOF.TOO_LOW', { proofSource: 'readFromCertificate' }), low)).toBe('pass');
    expect(outcome(proof('PROOF.TOO_LOW', { proofSource: 'claimedOnCertificate' }), low)).toBe('review');
    expect(outcome(proof('PROOF.TOO_LOW_AND_OLD'), low)).toBe('review');
    expect(outcome(proof('PROOF.TOO_LOW', { proofSince: '2026-05-01' }), low)).toBe('review');
  });

  it('for all suppliers does not depend on the policy and the day of one', () => {
    const old = decidedAbout(proof('PROOF.TOO_OLD', { proofSource: 'verifiedByAgent' }), forAll());
    expect(
      outcome(
        proof('PROOF.TOO_OLD', { proofSource: 'verifiedByAgent', proofOf: 'GL-2', proofSince: '2025-01-01' }),
        old,
      ),
    ).toBe('pass');
  });
});
