import type {
  Comparison,
  Continuity,
  FindingText,
  HistoryEntry,
  HistoryStep,
  TrackingHistory,
  Verdict,
} from '@covertrail/contracts/history/history.replies';

export const TRACKING = 'aaaaaaaa-0000-4000-8000-000000000001';

export const historyEntry = (other: Partial<HistoryEntry> = {}): HistoryEntry => ({
  id: 'e1',
  type: 'PolicyAdded',
  feature: 'policy',
  on: '2026-01-10',
  recordedAt: '2026-01-10T16:00:00.000Z',
  sentence: 'General liability *GL-88120* was added.',
  actor: 'Priya Raman',
  company: 'Hollis & Vance Insurance',
  changes: [],
  daysLate: 0,
  ...other,
});

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

export const canceled = (): FindingText =>
  finding({
    outcome: 'fail',
    reason: 'POLICY.CANCELED',
    availableText: 'None in force',
    sentence: 'GL-88120 was canceled on 03/02/2026.',
    fix: { code: 'FIX.REINSTATE', params: { policyNumber: 'GL-88120' }, by: 'agent' },
    fixText: 'Reinstate GL-88120, or replace it with a policy that is in force.',
    cites: [
      {
        id: 'e2',
        on: '2026-03-02',
        recordedAt: '2026-05-18T16:00:00.000Z',
        sentence: 'General liability *GL-88120* was canceled from 03/02/2026.',
        actor: 'Priya Raman',
        company: 'Hollis & Vance Insurance',
      },
    ],
  });

const AUTO = finding({
  rule: 'automobile.inForce',
  line: 'automobile',
  availableText: 'BA-33071',
  sentence: 'BA-33071 is verified and in force until 07/01/2027.',
});

export const verdict = (other: Partial<Verdict> = {}): Verdict => ({
  trackingId: TRACKING,
  supplierId: 'bbbbbbbb-0000-4000-8000-000000000001',
  supplierName: 'Granite Peak Demolition',
  projectName: 'Union Yard, Phase 2',
  templateName: 'Trade contractors',
  templateVersion: 7,
  validAt: '2026-11-21',
  knownAt: '2026-11-21T15:00:00.000Z',
  outcome: 'pass',
  findings: [finding(), AUTO],
  holdsUntil: '2027-01-01',
  holdsBecause: 'GL-88120 ends',
  nextExpiry: '2027-01-01',
  from: '2026-04-09',
  to: null,
  outcomeWithout: 'pass',
  mayDecide: false,
  toDecide: [],
  ...other,
});

const ENTRIES: readonly HistoryEntry[] = [
  historyEntry({
    id: 'e0',
    on: '2026-01-01',
    recordedAt: '2026-01-01T09:00:00.000Z',
    type: 'TrackingStarted',
    feature: 'tracking',
    sentence: '*Meridian Builders* began to track *Granite Peak Demolition*.',
  }),
  historyEntry({ outcomeBefore: 'unknown', outcomeAfter: 'pass' }),
  historyEntry({
    id: 'e2',
    on: '2026-03-02',
    recordedAt: '2026-05-18T16:00:00.000Z',
    type: 'PolicyCanceled',
    sentence: 'General liability *GL-88120* was canceled from 03/02/2026.',
    changes: [{ label: 'Cover', before: 'in force', after: 'canceled' }],
    daysLate: 77,
    onBehalfOf: 'Granite Peak Demolition',
    outcomeBefore: 'pass',
    outcomeAfter: 'fail',
  }),
  historyEntry({
    id: 'e3',
    on: '2026-04-09',
    recordedAt: '2026-05-18T16:02:00.000Z',
    type: 'PolicyReinstated',
    sentence: 'General liability *GL-88120* was reinstated on 04/09/2026.',
    changes: [{ label: 'Cover', before: 'canceled', after: 'in force' }],
    daysLate: 39,
    outcomeBefore: 'fail',
    outcomeAfter: 'pass',
  }),
  historyEntry({
    id: 'e4',
    on: '2027-01-01',
    recordedAt: '2026-11-01T09:00:00.000Z',
    type: 'PolicyAdded',
    sentence: 'General liability *GL-99001* was added.',
  }),
];

/** Two late events: a cancellation and a reinstatement, both recorded on 05/18/2026. */
export function history(knownOn?: string): TrackingHistory {
  const day = knownOn ?? '2026-11-21';
  const lateKnown = day >= '2026-05-18';
  const spans = lateKnown
    ? ([
        { from: '2026-01-01', to: '2026-01-10', outcome: 'unknown' },
        { from: '2026-01-10', to: '2026-03-02', outcome: 'pass' },
        { from: '2026-03-02', to: '2026-04-09', outcome: 'fail' },
        { from: '2026-04-09', to: '2026-11-22', outcome: 'pass' },
      ] as const)
    : ([
        { from: '2026-01-01', to: '2026-01-10', outcome: 'unknown' },
        { from: '2026-01-10', to: '2026-11-22', outcome: 'pass' },
      ] as const);
  return {
    trackingId: TRACKING,
    supplierId: 'bbbbbbbb-0000-4000-8000-000000000001',
    supplierName: 'Granite Peak Demolition',
    projectName: 'Union Yard, Phase 2',
    start: '2026-01-01',
    today: '2026-11-21',
    knownAt: knownOn ? `${knownOn}T23:59:59.999Z` : '2026-11-21T15:00:00.000Z',
    spans,
    lines: [
      { line: 'generalLiability', spans },
      { line: 'automobile', spans: [{ from: '2026-01-01', to: '2026-11-22', outcome: 'pass' }] },
    ],
    entries: ENTRIES.filter(({ recordedAt }) => recordedAt.slice(0, 10) <= day),
  };
}

export const steps = (): readonly HistoryStep[] =>
  ENTRIES.map((entry) => ({
    ...entry,
    day: entry.recordedAt.slice(0, 10),
    outcome: entry.outcomeAfter ?? 'pass',
    met: 2,
    total: 2,
  }));

export const comparison = (a: string, b: string): Comparison => ({
  trackingId: TRACKING,
  a: { on: a, knownAt: '2026-11-21T15:00:00.000Z', outcome: 'pass' },
  b: { on: b, knownAt: '2026-11-21T15:00:00.000Z', outcome: 'fail' },
  rules: [
    {
      rule: 'generalLiability.inForce',
      line: 'generalLiability',
      title: 'Policy in force',
      a: finding(),
      b: canceled(),
      changed: true,
      causes: ENTRIES.slice(2, 3),
    },
    { rule: AUTO.rule, line: AUTO.line, title: AUTO.title, a: AUTO, b: AUTO, changed: false, causes: [] },
  ],
  between: [
    {
      line: 'automobile',
      from: '2026-03-03',
      to: '2026-03-05',
      days: 2,
      outcome: 'fail',
      withoutCover: true,
      sentence: 'Auto liability: 2 days without cover',
    },
  ],
});

/** General liability with the lapse of March and April, automobile without a break. */
export const continuity = (): Continuity => ({
  trackingId: TRACKING,
  today: '2026-11-21',
  knownAt: '2026-11-21T15:00:00.000Z',
  lanes: [
    {
      line: 'generalLiability',
      cover: [
        { policyId: 'p1', policyNumber: 'GL-88120', from: '2026-01-01', to: '2026-03-02' },
        { policyId: 'p1', policyNumber: 'GL-88120', from: '2026-04-09', to: '2027-01-01' },
      ],
      breaks: [
        {
          kind: 'lapse',
          from: '2026-03-02',
          to: '2026-04-09',
          sentence: 'GL-88120 was canceled on 03/02/2026 and reinstated on 04/09/2026: 38 days without cover.',
        },
      ],
      completedOperations: [],
      completedOperationsText: null,
    },
    {
      line: 'automobile',
      cover: [{ policyId: 'p2', policyNumber: 'BA-33071', from: '2026-01-01', to: '2027-01-01' }],
      breaks: [],
      completedOperations: [],
      completedOperationsText: null,
    },
  ],
});
