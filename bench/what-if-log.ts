import type { Requirements } from '@covertrail/domain/compliance/requirements';
import type { CoverageLine } from '@covertrail/domain/insurance/coverage';
import type { DomainEvent, Uuid } from '@covertrail/domain/kernel/event';
import type { PolicyEvent } from '@covertrail/domain/policy/policy.contract';
import type { ShareEvent } from '@covertrail/domain/share/share.contract';
import type { TemplateEvent } from '@covertrail/domain/template/template.contract';
import type { TrackingEvent } from '@covertrail/domain/tracking/tracking.contract';
import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { termsOf, type DemoLine } from '@covertrail/demo/demo-terms';
import type { EventStore, NewEvent } from '@covertrail/platform/event-store/event-store.port';
import { newId } from '@covertrail/platform/ids/ids';

const LINES: readonly (DemoLine & CoverageLine)[] = [
  'generalLiability',
  'automobile',
  'workersCompensation',
  'umbrella',
];
const FROM = '2026-01-01';
const RECORDED_AT = '2026-01-01T00:00:00.000Z';
const AT_ONCE = 200;

/** The suppliers of one template in a log. */
export interface WhatIfLog {
  readonly templateId: Uuid;
  readonly trackingIds: readonly Uuid[];
  readonly events: number;
}

/** Appends a template and suppliers that are checked against it: each with four verified policies, one share, and its tracking. */
export async function fillWithSuppliers(
  store: EventStore,
  suppliers: number,
  requirements: Requirements,
): Promise<WhatIfLog> {
  const [templateId, requesterId, projectId] = [newId(), newId(), newId()];
  const template: TemplateEvent = {
    type: 'TemplateCreated',
    data: { templateId, requesterId, name: 'Contractors', version: 1, requirements, effectiveFrom: FROM },
  };
  await append(store, `template-${templateId}`, template);
  const trackingIds = Array.from({ length: suppliers }, newId);
  let events = 1;
  for (let from = 0; from < suppliers; from += AT_ONCE) {
    const counts = await Promise.all(
      trackingIds
        .slice(from, from + AT_ONCE)
        .map((trackingId, index) =>
          addSupplier(store, { trackingId, requesterId, projectId, insuredId: newId() }, templateId, from + index),
        ),
    );
    events += counts.reduce((sum, count) => sum + count, 0);
  }
  return { templateId, trackingIds, events };
}

interface Tracked {
  readonly trackingId: Uuid;
  readonly requesterId: Uuid;
  readonly projectId: Uuid;
  readonly insuredId: Uuid;
}

async function addSupplier(store: EventStore, tracked: Tracked, templateId: Uuid, number: number): Promise<number> {
  const shareId = newId();
  const { insuredId, requesterId, projectId } = tracked;
  const policies = LINES.map((line) => ({ policyId: newId(), line }));
  const policyIds = policies.map(({ policyId }) => policyId);
  const terms = (line: DemoLine) =>
    termsOf(line, FROM, String(number), {
      occurrence: number % 3 === 0 ? 2_000_000 : 1_000_000,
      umbrella: 2_000_000,
      grade: number % 2 === 0 ? 'seen' : 'claimed',
      scheduleGiven: true,
      carrierKey: 'carrier/summit',
    });
  const added = policies.map(({ policyId, line }) =>
    append<PolicyEvent>(
      store,
      `policy-${policyId}`,
      { type: 'PolicyAdded', data: { policyId, insuredId, agencyId: null, line, terms: terms(line) } },
      { type: 'PolicyApproved', data: { policyId, agencyId: requesterId } },
    ),
  );
  const shared = append<ShareEvent>(store, `share-${shareId}`, {
    type: 'PoliciesShared',
    data: { shareId, insuredId, agencyId: null, requesterId, projectId, requestId: null, policyIds },
  });
  const started = append<TrackingEvent>(
    store,
    `tracking-${tracked.trackingId}`,
    {
      type: 'TrackingStarted',
      data: { ...tracked, insuredName: `Supplier ${number}`, templateId, effectiveFrom: FROM },
    },
    { type: 'CoverageProvided', data: { ...tracked, shareId, policyIds, carrierIds: [] } },
  );
  return (await Promise.all([...added, shared, started])).reduce((sum, count) => sum + count, 0);
}

/** Answers how many events they are. */
export async function append<Event extends DomainEvent>(
  store: EventStore,
  stream: string,
  ...events: Event[]
): Promise<number> {
  await store.append(
    stream,
    events.map(({ type, data }): NewEvent => {
      const commandId = newId();
      const meta = {
        actor: 'system:bench',
        role: 'system',
        tenant: null,
        commandId,
        commandHash: commandId,
        correlationId: commandId,
        causationId: null,
        schemaVersion: EVENT_CATALOGUE[type]?.version ?? 1,
        recordedAt: RECORDED_AT,
      } as const;
      return { id: newId(), type, data, meta };
    }),
    'no-stream',
  );
  return events.length;
}
