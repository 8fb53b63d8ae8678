import type { Requirements } from '@covertrail/domain/compliance/requirements';
import { dollars } from '@covertrail/domain/kernel/money';
import type { Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { TemplateEvent } from '@covertrail/domain/template/template.contract';
import type { TrackingEvent } from '@covertrail/domain/tracking/tracking.contract';
import { termsOf, type DemoLine } from '@covertrail/demo/demo-terms';
import type { EventStore } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';
import { append } from './what-if-log.js';

const FROM = '2026-01-01';
const LINES: readonly DemoLine[] = ['generalLiability', 'automobile', 'workersCompensation', 'umbrella'];
const TEMPLATES = 10;

/** One insured in a log, with all that a plan for it is made of. */
export interface InsuredLog {
  readonly insuredId: Uuid;
  readonly policyIds: readonly Uuid[];
  readonly trackingIds: readonly Uuid[];
  readonly events: number;
}

/** What one of ten requesters requires: most of it is met, some needs a form, a higher limit, a share or a later proof. */
const asking = (number: number): Requirements => ({
  umbrellaMode: 'separate',
  rating: null,
  lines: [
    {
      line: 'generalLiability',
      limits: [
        { limit: 'eachOccurrence', atLeast: dollars(number % 3 === 0 ? 3_000_000 : 1_000_000), tower: true },
        { limit: 'generalAggregate', atLeast: dollars(2_000_000), tower: false },
      ],
      endorsements: [
        { code: 'additionalInsuredOngoing', grade: number % 2 === 0 ? 'seen' : 'claimed' },
        { code: 'waiverOfSubrogation', grade: 'claimed' },
      ],
    },
    {
      line: 'automobile',
      limits: [{ limit: 'combinedSingleLimit', atLeast: dollars(1_000_000 + (number % 4) * 250_000), tower: false }],
      endorsements: [],
    },
    {
      line: 'workersCompensation',
      limits: [{ limit: 'eachAccident', atLeast: dollars(500_000), tower: false }],
      endorsements: [],
    },
    ...(number % 5 === 0
      ? [
          {
            line: 'umbrella',
            limits: [{ limit: 'umbrellaEachOccurrence', atLeast: dollars(2_000_000), tower: false }],
            endorsements: [],
          } as const,
        ]
      : []),
  ],
  ...(number % 5 === 4 ? { proof: { notOlderThan: { count: 90, unit: 'days' } } } : {}),
});

/** Appends ten templates, four policies of one insured, and its trackings: each of a requester of its own, that was shown all policies or all but the umbrella. */
export async function fillWithInsured(store: EventStore, trackings: number): Promise<InsuredLog> {
  const insuredId = newId();
  const templates = await Promise.all(Array.from({ length: TEMPLATES }, (_, number) => addTemplate(store, number)));
  const policyIds = await Promise.all(LINES.map((line) => addPolicy(store, insuredId, line)));
  let events = TEMPLATES + 2 * LINES.length;
  const trackingIds: Uuid[] = [];
  for (let number = 0; number < trackings; number += 1) {
    const tracked = { trackingId: newId(), requesterId: newId(), projectId: newId(), insuredId };
    events += await addTracking(
      store,
      tracked,
      templates[number % TEMPLATES]!,
      number % 4 === 0 ? policyIds.slice(0, -1) : policyIds,
    );
    trackingIds.push(tracked.trackingId);
  }
  return { insuredId, policyIds, trackingIds, events };
}

async function addTemplate(store: EventStore, number: number): Promise<Uuid> {
  const templateId = newId();
  await append<TemplateEvent>(store, `template-${templateId}`, {
    type: 'TemplateCreated',
    data: {
      templateId,
      requesterId: newId(),
      name: `Template ${number}`,
      version: 1,
      requirements: asking(number),
      effectiveFrom: FROM,
    },
  });
  return templateId;
}

async function addPolicy(store: EventStore, insuredId: Uuid, line: DemoLine): Promise<Uuid> {
  const policyId = newId();
  const terms = termsOf(line, FROM, '1', {
    occurrence: 1_000_000,
    umbrella: 1_000_000,
    grade: 'claimed',
    scheduleGiven: true,
    carrierKey: 'carrier/summit',
  });
  await append<PolicyEvent>(
    store,
    `policy-${policyId}`,
    { type: 'PolicyAdded', data: { policyId, insuredId, agencyId: null, line, terms } },
    { type: 'PolicyApproved', data: { policyId, agencyId: insuredId } },
  );
  return policyId;
}

interface Tracked {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly insuredId: Uuid;
}

async function addTracking(
  store: EventStore,
  tracked: Tracked,
  templateId: Uuid,
  policyIds: readonly Uuid[],
): Promise<number> {
  const { trackingId, insuredId, requesterId, projectId } = tracked;
  const shareId = newId();
  const shared = await append<ShareEvent>(store, `share-${shareId}`, {
    type: 'PoliciesShared',
    data: { shareId, insuredId, agencyId: null, requesterId, projectId, requestId: null, policyIds },
  });
  const started = await append<TrackingEvent>(
    store,
    `tracking-${trackingId}`,
    { type: 'TrackingStarted', data: { ...tracked, insuredName: 'Granite Peak', templateId, effectiveFrom: FROM } },
    { type: 'CoverageProvided', data: { ...tracked, shareId, policyIds, carrierIds: [] } },
  );
  return shared + started;
}
