import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import { complianceChanges } from './compliance-changes.projection.js';

const ended = (rule: string, number: string) => ({
  rule,
  line: 'generalLiability',
  outcome: 'fail',
  reason: 'POLICY.ENDED',
  params: { policyNumber: number, expiresOn: '2026-02-20' },
  events: [],
});
const FINDINGS = [ended('generalLiability.inForce', 'GL-1'), ended('generalLiability.limit.x', 'GL-1')];

const assessed = (validAt: string, before: string | null, after: string, other: object = {}): DomainEvent => ({
  type: 'ComplianceAssessed',
  data: {
    trackingId: 't-1',
    requesterId: 'c-1',
    insuredId: 's-1',
    projectId: 'p-1',
    validAt,
    before,
    after,
    findings: [],
    cause: { kind: 'day' },
    ...other,
  },
});
const SHARED = { cause: { kind: 'event', eventId: 'e-1', eventType: 'CoverageProvided' } };
const history = asLog([
  assessed('2026-01-05', null, 'unknown'),
  assessed('2026-02-01', 'unknown', 'pass', SHARED),
  assessed('2026-02-09', 'pass', 'pass'),
  assessed('2026-02-20', 'pass', 'fail', { findings: FINDINGS, beforeByException: true }),
]);
const stopped = (type: string, outcome: string | null): DomainEvent => ({
  type,
  data: {
    ...{ trackingId: 't-1', requesterId: 'c-1', insuredId: 's-1', projectId: 'p-1' },
    ...{ outcome, effectiveFrom: '2026-03-02', reason: 'The contract ended.' },
  },
});
const changes = async () => Object.values(living(await foldProjection(complianceChanges, history)));

describe('compliance changes', () => {
  itIsAFold(complianceChanges, history);

  it('keeps changes of status by month and passes over assessments that changed none', async () => {
    expect(await changes()).toEqual([
      expect.objectContaining({ month: '2026-01', before: null, after: 'unknown' }),
      expect.objectContaining({ month: '2026-02', before: 'unknown', after: 'pass' }),
      expect.objectContaining({ month: '2026-02', before: 'pass', after: 'fail' }),
    ]);
  });

  it('says what its requester read before and after, and of a first assessment nothing [F11]', async () => {
    expect(await changes()).toMatchObject([
      { from: null, to: 'review' },
      { from: 'requested', to: 'compliant' },
      { from: 'compliantByException', to: 'nonCompliant' },
    ]);
  });

  it('counts the last outcome of a supplier no longer once it is set aside, and is no news [F03]', async () => {
    const log = asLog([stopped('SupplierInactivated', 'fail'), stopped('TrackingCanceled', null)]);
    expect(Object.values(living(await foldProjection(complianceChanges, log)))).toMatchObject([
      { month: '2026-03', before: 'fail', after: null, from: null, to: null, eventType: 'SupplierInactivated' },
    ]);
  });
  describe('of suppliers that are set aside', () =>
    itIsAFold(complianceChanges, asLog([stopped('SupplierInactivated', 'pass'), stopped('TrackingCanceled', 'fail')])));

  it('names the worst that is not met since, the number of further causes, and what led to it [F11]', async () => {
    const [, shared, over] = await changes();
    expect(shared).toMatchObject({ gap: null, otherGaps: 0, eventType: 'CoverageProvided', supplierId: 's-1' });
    expect(over).toMatchObject({
      gap: { rule: 'generalLiability.inForce', cause: { policyNumber: 'GL-1', on: '2026-02-20' } },
      otherGaps: 0,
      eventType: null,
    });
  });
});
