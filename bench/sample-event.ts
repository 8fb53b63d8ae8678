import type { NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';
import { givenTerms } from '@covertrail/domain/policy/policy-given-terms';
import { termsOf } from '@covertrail/demo/demo-terms';

const SHAPE = {
  occurrence: 1_000_000,
  umbrella: 2_000_000,
  grade: 'seen',
  scheduleGiven: true,
  carrierKey: 'carrier/summit',
} as const;
export const SAMPLE_TERMS = termsOf('generalLiability', '2026-07-01', '88120', SHAPE);
/** The same, as a page sends it. */
export const SENT_TERMS = givenTerms(SAMPLE_TERMS);

/** An event of usual size: a general liability policy is added. */
export function sampleEvent(): NewEvent {
  const commandId = newId();
  return {
    id: newId(),
    type: 'PolicyAdded',
    data: { policyId: newId(), insuredId: newId(), agencyId: newId(), line: 'generalLiability', terms: SAMPLE_TERMS },
    meta: {
      actor: newId(),
      role: 'agent',
      tenant: newId(),
      commandId,
      commandHash: commandId,
      correlationId: commandId,
      causationId: null,
      schemaVersion: 1,
      recordedAt: new Date().toISOString(),
    },
  };
}
