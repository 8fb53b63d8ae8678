import type { DomainEvent } from '@covertrail/domain/kernel/event';
import { trackingIdOf } from '@covertrail/platform/ids/tracking-id';
import { asLog, foldProjection, itIsAFold, living } from '#testing/fold-projection';
import type { TrackedSupplierDocument } from '@covertrail/contracts/tracking/tracking.views';
import { trackedSuppliers } from './tracked-suppliers.projection.js';

const trackingId = trackingIdOf('c-1', 'j-1', 'c-2');
const of = { trackingId, requesterId: 'c-1', insuredId: 'c-2', projectId: 'j-1' };
const started: DomainEvent = {
  type: 'TrackingStarted',
  data: { ...of, insuredName: 'Granite Peak', templateId: 'm-1', effectiveFrom: '2026-01-01' },
};
const finding = (rule: string, outcome: string) => ({
  rule,
  line: 'generalLiability',
  outcome,
  reason: 'LIMIT.MET',
  params: {},
  events: [],
});
const assessedWith = (findings: readonly unknown[]): DomainEvent => ({
  type: 'ComplianceAssessed',
  data: {
    ...of,
    after: 'fail',
    holdsUntil: '2026-07-01',
    nextExpiry: '2026-07-01',
    inputsUpTo: '00000000000000000009',
    findings,
  },
});
const assessed = assessedWith([
  finding('generalLiability.inForce', 'pass'),
  finding('generalLiability.limit.eachOccurrence', 'review'),
  finding('generalLiability.limit.generalAggregate', 'fail'),
]);
const provided: DomainEvent = {
  type: 'CoverageProvided',
  data: { ...of, shareId: 's-1', policyIds: ['p-1'], carrierIds: [] },
};
const request = (type: string, projectId = 'j-1'): DomainEvent => ({
  type,
  data: { ...of, projectId, requestId: 'r-1' },
});
const renamed: DomainEvent = {
  type: 'CompanyRenamed',
  data: { companyId: 'c-2', from: 'Granite Peak', to: 'Älv & Sten' },
};
const fold = async (...events: DomainEvent[]) =>
  living<TrackedSupplierDocument>(await foldProjection(trackedSuppliers, asLog(events)))[trackingId];

describe('tracked suppliers', () => {
  itIsAFold(
    trackedSuppliers,
    asLog([started, request('CoverageRequested'), provided, assessed, request('RequestResponded'), renamed]),
  );

  const ofOptOut = { optOutId: 'o-1', requesterId: 'c-1', insuredId: 'c-2', inviteeId: null };
  const optedOut = (requesterId: string): DomainEvent => ({
    type: 'SupplierOptedOut',
    data: { ...ofOptOut, requesterId, requestId: 'r-1', reason: 'Sold' },
  });
  const takenBack: DomainEvent = { type: 'OptOutTakenBack', data: ofOptOut };
  describe('of a supplier that opted out', () =>
    itIsAFold(trackedSuppliers, asLog([started, optedOut('c-1'), takenBack, optedOut('c-1')])));
  it('[D11] says that a supplier is none of this requester, until that is taken back', async () => {
    expect(await fold(started, optedOut('c-9'))).toMatchObject({ optOut: null });
    expect(await fold(started, optedOut('c-1'))).toMatchObject({ optOut: { reason: 'Sold' } });
    expect(await fold(started, optedOut('c-1'), takenBack)).toMatchObject({ optOut: null });
  });

  it('counts what is met and lists the gaps, worst first', async () => {
    expect(await fold(started)).toMatchObject({ outcome: null, total: 0, asked: 'requested' });
    const row = await fold(started, assessed);
    expect(row).toMatchObject({
      outcome: 'fail',
      met: 1,
      total: 3,
      nextExpiry: '2026-07-01',
      coverEndsOn: '2026-07-01',
    });
    expect(row?.gaps.map(({ outcome }) => outcome)).toEqual(['fail', 'review']);
    expect(row?.gaps[0]).toEqual({
      rule: expect.any(String),
      line: 'generalLiability',
      outcome: 'fail',
      named: null,
      cause: null,
    });
  });

  it('says of each gap what it fails for together with others', async () => {
    const params = { policyNumber: 'GL-88120', expiresOn: '2026-11-09' };
    const ended = { ...finding('generalLiability.inForce', 'fail'), reason: 'POLICY.ENDED', params };
    const row = await fold(started, assessedWith([ended]));
    expect(row?.gaps.map(({ cause }) => cause)).toEqual([
      { reason: 'POLICY.ENDED', line: 'generalLiability', policyNumber: 'GL-88120', on: '2026-11-09' },
    ]);
  });

  it('says by words what it lacks, once it has answered [F01]', async () => {
    expect(await fold(started, assessed)).toMatchObject({ gapKinds: '' });
    expect(await fold(started, assessed, provided)).toMatchObject({ gapKinds: 'generalLiabilityLimit limitReview' });
    const met = assessedWith([finding('generalLiability.inForce', 'pass')]);
    expect(await fold(started, provided, assessed, met)).toMatchObject({ gapKinds: '' });
  });

  it('says when required cover ended or ends first, the day of a cancellation among them', async () => {
    const over = (reason: string, params: object) => ({
      ...finding('generalLiability.inForce', 'fail'),
      reason,
      params,
    });
    const ended = over('POLICY.ENDED', { policyNumber: 'GL-88120', expiresOn: '2026-06-09' });
    const canceled = over('POLICY.CANCELED', {
      policyNumber: 'GL-1',
      expiresOn: '2026-12-09',
      canceledOn: '2026-05-01',
    });
    const notBegun = over('POLICY.NOT_BEGUN', { policyNumber: 'GL-2', effectiveOn: '2026-04-01' });
    expect(await fold(started, assessedWith([notBegun]))).toMatchObject({ coverEndsOn: '2026-07-01' });
    expect(await fold(started, assessedWith([ended]))).toMatchObject({ coverEndsOn: '2026-06-09' });
    expect(await fold(started, assessedWith([ended, canceled, notBegun]))).toMatchObject({ coverEndsOn: '2026-05-01' });
  });

  const inactivated: DomainEvent = {
    type: 'SupplierInactivated',
    data: { ...of, outcome: 'fail', effectiveFrom: '2026-06-01' },
  };
  const activated: DomainEvent = { type: 'SupplierActivated', data: { ...of, effectiveFrom: '2026-06-02' } };
  const canceled: DomainEvent = {
    type: 'TrackingCanceled',
    data: { ...of, outcome: 'fail', effectiveFrom: '2026-06-03', reason: 'The contract ended.' },
  };
  describe('of a supplier that was set aside and canceled', () =>
    itIsAFold(trackedSuppliers, asLog([started, assessed, inactivated, activated, assessed, canceled, started])));
  it('[F03] lacks nothing and is due for nothing while it is set aside, and is assessed afresh', async () => {
    const aside = await fold(started, provided, assessed, inactivated);
    expect(aside).toMatchObject({ active: false, outcome: null, gaps: [], gapKinds: '', coverEndsOn: null });
    expect(aside).toMatchObject({ holdsUntil: null, answered: true });
    const again = await fold(started, provided, assessed, inactivated, activated);
    expect(again).toMatchObject({ active: true, outcome: null });
    expect(await fold(started, provided, assessed, inactivated, activated, assessed)).toMatchObject({
      active: true,
      outcome: 'fail',
      holdsUntil: '2026-07-01',
    });
  });
  it('[F03] is listed no longer once its tracking was canceled, until it starts again', async () => {
    expect(await fold(started, provided, assessed, canceled)).toBeUndefined();
    expect(await fold(started, provided, assessed, canceled, assessed)).toBeUndefined();
    expect(await fold(started, provided, assessed, canceled, started)).toMatchObject({
      answered: false,
      asked: 'requested',
      outcome: null,
    });
  });

  it('says how the last request of its own project stands', async () => {
    expect(await fold(started, request('RequestResponded'))).toMatchObject({ asked: 'responded' });
    expect(await fold(started, request('RequestDeclined', 'j-2'))).toMatchObject({ asked: 'requested' });
  });

  it('is answered once a policy is shared, whatever was assessed before', async () => {
    expect(await fold(started, assessed)).toMatchObject({ answered: false });
    expect(await fold(started, assessed, provided)).toMatchObject({ answered: true });
  });

  it('takes the new name of its supplier, folded for sorting', async () => {
    expect(await fold(started, renamed)).toMatchObject({ supplierName: 'Älv & Sten', supplierFolded: 'älv & sten' });
  });
});
