import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { statusSpans } from './status-spans.projection.js';

const OF_TRACKING = { trackingId: 't-1', requesterId: 'c-1', insuredId: 's-1', projectId: 'p-1' };
const started: DomainEvent = {
  type: 'TrackingStarted',
  data: { ...OF_TRACKING, insuredName: 'Granite Peak', templateId: 'm-1', effectiveFrom: '2026-01-05' },
};
const finding = (reason: string, other: object = {}) => ({
  rule: 'generalLiability.inForce',
  line: 'generalLiability',
  outcome: 'fail',
  reason,
  params: {},
  events: [],
  ...other,
});
const NOTHING_SHARED = finding('LINE.NOTHING_SHARED', { outcome: 'unknown' });
const ENDED = finding('POLICY.ENDED', { params: { policyNumber: 'GL-1', expiresOn: '2026-02-20' } });

const assessed = (validAt: string, before: string | null, after: string, findings: object[] = []): DomainEvent => ({
  type: 'ComplianceAssessed',
  data: { ...OF_TRACKING, validAt, before, after, findings, nextExpiry: null, cause: { kind: 'day' } },
});
const history = asLog([
  started,
  assessed('2026-01-05', null, 'unknown', [NOTHING_SHARED]),
  assessed('2026-02-01', 'unknown', 'review', [finding('RATING.NOT_RATED', { outcome: 'review' })]),
  assessed('2026-02-01', 'review', 'pass'),
  { type: 'CompanyRenamed', data: { companyId: 's-1', from: 'Granite Peak', to: 'Granite Summit' } },
  assessed('2026-02-20', 'pass', 'fail', [ENDED]),
]);

describe('spans of what a requester read [F11]', () => {
  itIsAFold(statusSpans, history);

  it('last until the next assessment, and of several on one day the last is left', async () => {
    const spans = Object.values(living<object>(await foldProjection(statusSpans, history)));
    expect(spans).toMatchObject([
      { status: 'requested', from: '2026-01-05', until: '2026-02-01', gap: null, openOf: null },
      { status: 'compliant', from: '2026-02-01', until: '2026-02-20', gap: null, openOf: null },
      {
        status: 'nonCompliant',
        from: '2026-02-20',
        until: '9999-12-31',
        gap: { line: 'generalLiability' },
        openOf: 't-1',
      },
    ]);
  });

  const stopped = (type: string): DomainEvent => ({
    type,
    data: { ...OF_TRACKING, outcome: 'pass', effectiveFrom: '2026-02-10', reason: 'The contract ended.' },
  });
  const upTo = (last: DomainEvent) => asLog([started, assessed('2026-02-01', null, 'pass'), last]);
  describe('of suppliers that are set aside', () => itIsAFold(statusSpans, upTo(stopped('SupplierInactivated'))));
  it.each(['SupplierInactivated', 'TrackingCanceled'])('end with %s [F03]', async (type) => {
    const spans = Object.values(living<object>(await foldProjection(statusSpans, upTo(stopped(type)))));
    expect(spans).toMatchObject([{ from: '2026-02-01', until: '2026-02-10', openOf: null }]);
  });

  it('are found by the name that the supplier has now', async () => {
    const spans = Object.values(living<object>(await foldProjection(statusSpans, history)));
    expect(new Set(spans.map((span) => Reflect.get(span, 'supplierFolded') as unknown))).toEqual(
      new Set(['granite summit']),
    );
  });
});
