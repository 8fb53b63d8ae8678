import type { Finding, Outcome } from '../../compliance/finding.js';
import type { ComplianceAssessed } from '../assessment.contract.js';

/** The finding of each occurrence of general liability. */
export const finding = (outcome: Outcome, events: readonly string[]): Finding => ({
  rule: 'generalLiability.limit.eachOccurrence',
  line: 'generalLiability',
  policyId: '90000000-0000-4000-8000-000000000001',
  outcome,
  reason: outcome === 'pass' ? 'LIMIT.MET' : 'LIMIT.SHORT',
  params: {},
  events,
});

/** A first assessment that passes, on 1 June 2026, unless stated otherwise. */
export const assessed = (change: Partial<ComplianceAssessed['data']> = {}): ComplianceAssessed => ({
  type: 'ComplianceAssessed',
  data: {
    trackingId: '80000000-0000-4000-8000-000000000001',
    requesterId: '10000000-0000-4000-8000-000000000001',
    insuredId: '20000000-0000-4000-8000-000000000001',
    projectId: '60000000-0000-4000-8000-000000000001',
    templateId: '50000000-0000-4000-8000-000000000001',
    templateVersion: 1,
    engineVersion: 1,
    validAt: '2026-06-01',
    inputsUpTo: '0001',
    inputs: { 'policy-90000000-0000-4000-8000-000000000001': 3 },
    before: null,
    after: 'pass',
    findings: [finding('pass', ['e1'])],
    holdsUntil: '2027-01-01',
    nextExpiry: '2027-01-01',
    cause: { kind: 'event', eventId: 'e1', eventType: 'PolicyApproved' },
    ...change,
  },
});
