import type { Term } from '@covertrail/domain/compliance/finding';
import type { TrackingPlanReply } from '@covertrail/contracts/cure-plan/cure-plan.replies';
import type { FindingText, Verdict } from '@covertrail/contracts/history/history.replies';

export const TRACKING = 'aaaaaaaa-0000-4000-8000-000000000001';

export const finding = (other: Partial<FindingText> = {}): FindingText => ({
  rule: 'generalLiability.inForce',
  line: 'generalLiability',
  outcome: 'pass',
  reason: 'POLICY.IN_FORCE',
  params: { policyNumber: 'GL-88120', expiresOn: '2027-01-01' },
  events: ['e1'],
  title: 'Policy in force',
  requiredText: 'Verified and in force',
  availableText: 'GL-88120',
  sentence: 'GL-88120 is verified and in force until 01/01/2027.',
  cites: [
    {
      id: 'e1',
      on: '2026-01-10',
      recordedAt: '2026-01-10T16:00:00.000Z',
      sentence: 'General liability *GL-88120* was added.',
      actor: 'Priya Raman',
      company: 'Hollis & Vance Insurance',
    },
  ],
  ...other,
});

export const term = (policyNumber: string, line: Term['line'], limit: Term['limit'], amount: number): Term => ({
  policyId: `id-${policyNumber}`,
  policyNumber,
  line,
  limit,
  amount,
});

export const shortAggregate = (): FindingText =>
  finding({
    rule: 'generalLiability.limit.generalAggregate',
    outcome: 'fail',
    reason: 'LIMIT.SHORT',
    title: 'General aggregate',
    requiredText: '$4,000,000',
    availableText: '$3,000,000',
    required: 400_000_000,
    available: 300_000_000,
    terms: [
      term('GL-88120', 'generalLiability', 'generalAggregate', 200_000_000),
      term('AB123', 'umbrella', 'umbrellaAggregate', 100_000_000),
    ],
    sentence: 'The general aggregate is short by $1,000,000.',
    fix: { code: 'FIX.RAISE_LIMIT', params: {}, by: 'agent' },
    fixText: 'Raise the general aggregate of GL-88120 by $1,000,000.',
  });

export const verdict = (...findings: FindingText[]): Verdict => ({
  trackingId: TRACKING,
  supplierId: 'bbbbbbbb-0000-4000-8000-000000000001',
  supplierName: 'Granite Peak Demolition',
  projectName: 'Union Yard, Phase 2',
  templateName: 'Trade contractors',
  templateVersion: 7,
  validAt: '2026-11-21',
  knownAt: '2026-11-21T15:00:00.000Z',
  outcome: findings.some(({ outcome }) => outcome === 'fail') ? 'fail' : 'pass',
  findings,
  holdsUntil: '2027-01-01',
  holdsBecause: 'GL-88120 ends',
  nextExpiry: '2027-01-01',
  from: '2026-11-01',
  to: null,
  outcomeWithout: findings.some(({ outcome, exception }) => outcome === 'fail' || exception?.instead === 'fail')
    ? 'fail'
    : 'pass',
  mayDecide: true,
  toDecide: findings.flatMap(({ rule, sentence, outcome, fix, exception }) =>
    outcome === 'pass' || exception ? [] : [{ rule, sentence, kind: fix?.by === 'requester' ? 'review' : 'exception' }],
  ),
});

/** A plan with one step for each fix of the supplier's side; what is the requester's is left. */
export function planFor(findings: readonly FindingText[]): TrackingPlanReply {
  const open = findings.filter(({ outcome, fixText }) => outcome !== 'pass' && fixText !== undefined);
  const supplierSide = open.filter(({ fix }) => fix?.by !== 'requester');
  return {
    trackingId: TRACKING,
    sent: null,
    on: '2026-11-21',
    proved: true,
    complete: true,
    steps: [...new Map(supplierSide.map(({ line, fixText = '' }) => [fixText, line]))].map(([text, line]) => ({
      kind: 'raiseLimit',
      text,
      by: 'agent',
      agent: null,
      line,
      policyId: null,
      shareWith: null,
      serves: [TRACKING],
      fixes: [{ line, titles: supplierSide.flatMap(({ title, fixText }) => (fixText === text ? [title] : [])) }],
    })),
    left: open
      .filter(({ fix }) => fix?.by === 'requester')
      .map(({ line, title, sentence, fixText = '' }) => ({
        trackingId: TRACKING,
        line,
        title,
        sentence,
        fixText,
        needs: 'review' as const,
        denied: false,
      })),
  };
}
