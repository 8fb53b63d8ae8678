import type { CurePlanReply, PlanStepText, PlanTracking } from '@covertrail/contracts/cure-plan/cure-plan.replies';

export const step = (kind: PlanStepText['kind'], other: Partial<PlanStepText> = {}): PlanStepText => ({
  kind,
  text: `Do ${kind}.`,
  by: 'agent',
  agent: null,
  line: 'generalLiability',
  policyId: null,
  shareWith: null,
  serves: ['t1'],
  fixes: [],
  ...other,
});

export const tracking = (other: Partial<PlanTracking> = {}): PlanTracking => ({
  trackingId: 't1',
  requesterId: 'r1',
  requesterName: 'Meridian Builders',
  projectId: 'p1',
  projectName: 'Union Yard',
  requestId: null,
  open: 2,
  settledAfter: 1,
  ...other,
});

export const plan = (other: Partial<CurePlanReply> = {}): CurePlanReply => ({
  insuredId: 'i1',
  insuredName: 'Granite Peak',
  on: '2026-11-21',
  steps: [],
  trackings: [tracking({ open: 0, settledAfter: 0 })],
  left: [],
  proved: true,
  complete: true,
  unreadable: [],
  unplanned: [],
  sendsTo: ['Hollis & Vance'],
  recipients: [],
  sentOn: null,
  ...other,
});
