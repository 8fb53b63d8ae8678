import type { Finding, FindingException } from './finding.js';
import { causeOf, groupByCause, lapseDay, sortFindings } from './finding-causes.js';

const finding = (rule: string, other: Partial<Finding> = {}): Finding => ({
  rule: `generalLiability.${rule}`,
  line: 'generalLiability',
  outcome: 'pass',
  reason: 'LIMIT.MET',
  params: {},
  events: [],
  ...other,
});
const ended = (rule: string, other: Partial<Finding> = {}): Finding =>
  finding(rule, {
    outcome: 'fail',
    reason: 'POLICY.ENDED',
    params: { policyNumber: 'GL-88120', effectiveOn: '2025-11-09', expiresOn: '2026-11-09' },
    ...other,
  });
const short = (rule: string): Finding => finding(rule, { outcome: 'fail', reason: 'LIMIT.SHORT' });
const accepted = (lapsesOn: string | null): FindingException => ({
  exceptionId: 'x1',
  kind: 'exception',
  scope: 'supplier',
  decision: 'accepted',
  comment: '',
  from: '2026-11-01',
  lapsesOn,
  instead: 'fail',
});
const rulesOf = (findings: readonly Finding[]) => findings.map(({ rule }) => rule.replace('generalLiability.', ''));

describe('the cause of a finding [H01]', () => {
  it('is the policy that ended, with its first day without cover', () =>
    expect(causeOf(ended('inForce'))).toEqual({
      reason: 'POLICY.ENDED',
      line: 'generalLiability',
      policyNumber: 'GL-88120',
      on: '2026-11-09',
    }));

  it.each([
    ['POLICY.CANCELED', { policyNumber: 'GL-1', canceledOn: '2026-10-01', expiresOn: '2027-01-01' }, '2026-10-01'],
    ['POLICY.NOT_BEGUN', { policyNumber: 'GL-1', effectiveOn: '2027-01-01', expiresOn: '2028-01-01' }, '2027-01-01'],
    ['POLICY.REJECTED', { policyNumber: 'GL-1', effectiveOn: '2026-01-01', expiresOn: '2027-01-01' }, null],
    ['LINE.ABSENT', { line: 'generalLiability', shares: 1 }, null],
  ] as const)('of %s states the day that counts', (reason, params, on) =>
    expect(causeOf(finding('inForce', { outcome: 'fail', reason, params }))).toMatchObject({ on }),
  );

  it('is the policy of another line that was to stand in', () =>
    expect(causeOf(ended('inForce', { params: { policyNumber: 'BP-1', ofLine: 'umbrella' } }))).toMatchObject({
      line: 'umbrella',
      policyNumber: 'BP-1',
    }));

  it.each([
    ['what is short by itself', short('limit.eachOccurrence')],
    [
      'a policy that no agent has verified: its limits are evaluated',
      finding('inForce', { outcome: 'review', reason: 'POLICY.UNVERIFIED' }),
    ],
    ['a policy of another agency, of which the reader knows nothing', ended('inForce', { params: {} })],
    ['what an exception covers', ended('inForce', { outcome: 'pass' })],
  ])('is none for %s', (_what, found) => expect(causeOf(found)).toBeNull());
});

describe('findings of one ended policy [H01]', () => {
  const seven = ['inForce', 'a', 'b', 'c', 'd', 'e', 'f'].map((rule) => ended(rule));

  it('are one group, what fails by itself is one for each', () => {
    const groups = groupByCause([short('x'), ...seven, short('y')], causeOf);
    expect(groups.map(({ findings }) => findings.length)).toEqual([7, 1, 1]);
    expect(groups[0]?.cause).toMatchObject({ policyNumber: 'GL-88120' });
    expect(groups.slice(1).map(({ cause }) => cause)).toEqual([null, null]);
  });

  it('are another group than those of another policy, and than those of another line that is missing', () => {
    const other = ended('g', { params: { policyNumber: 'GL-2', expiresOn: '2026-11-09' } });
    const absent = finding('h', { line: 'umbrella', outcome: 'fail', reason: 'LINE.ABSENT', params: {} });
    const absentBeside = finding('i', { line: 'automobile', outcome: 'fail', reason: 'LINE.ABSENT', params: {} });
    expect(
      groupByCause([...seven, other, absent, absentBeside], causeOf).map(({ findings }) => findings.length),
    ).toEqual([7, 1, 1, 1]);
  });

  it('of two lines are one group where one policy answers for both', () => {
    const params = { policyNumber: 'GL-88120', ofLine: 'generalLiability', expiresOn: '2026-11-09' } as const;
    expect(groupByCause([...seven, ended('z', { line: 'umbrella', params })], causeOf)).toHaveLength(1);
  });
});

describe('findings of one insurer [H01]', () => {
  const rated = (line: Finding['line'], insurer: string, reason: Finding['reason'] = 'RATING.BOTH_BELOW') =>
    finding('rating', { rule: `${line}.rating`, line, outcome: 'fail', reason, params: { carrier: insurer } });

  it('are one group for all lines that it insures', () => {
    const lines = [rated('generalLiability', 'Zephyr'), rated('automobile', 'Zephyr'), rated('umbrella', 'Other')];
    expect(groupByCause(lines, causeOf).map(({ cause, findings }) => [cause, findings.length])).toEqual([
      [{ reason: 'RATING.BOTH_BELOW', insurer: 'Zephyr' }, 2],
      [null, 1],
    ]);
  });

  it('are another group where it fails for another reason', () => {
    const lines = [rated('generalLiability', 'Zephyr'), rated('automobile', 'Zephyr', 'RATING.SIZE_BELOW')];
    expect(groupByCause(lines, causeOf)).toHaveLength(2);
  });

  it('have no cause where the reader may not know who insures', () =>
    expect(causeOf(finding('rating', { outcome: 'fail', reason: 'RATING.NOT_RATED', params: {} }))).toBeNull());
});

describe('findings as a page tells them [H01]', () => {
  it('are missing worst first, excepted by the day on which the exception lapses, and met', () => {
    const review = finding('review', { outcome: 'review', reason: 'RATING.NOT_GIVEN' });
    const forever = finding('forever', { exception: accepted(null) });
    const soon = finding('soon', { exception: accepted('2026-12-01') });
    const later = finding('later', { exception: accepted('2027-12-01') });
    const { missing, excepted, met } = sortFindings([review, forever, later, finding('met'), short('short'), soon]);
    expect(missing.map(({ outcome }) => outcome)).toEqual(['fail', 'review']);
    expect(rulesOf(excepted)).toEqual(['soon', 'later', 'forever']);
    expect(excepted.map(lapseDay)).toEqual(['2026-12-01', '2027-12-01', null]);
    expect(rulesOf(met)).toEqual(['met']);
  });

  it('count a review that was accepted as met', () =>
    expect(
      rulesOf(sortFindings([finding('review', { exception: { ...accepted(null), kind: 'review' } })]).met),
    ).toEqual(['review']));
});
