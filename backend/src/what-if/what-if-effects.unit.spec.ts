import { EVENT_CATALOGUE } from '@covertrail/domain/catalogue/event-catalogue';
import { dollars } from '@covertrail/domain/kernel/money';
import type { DomainEvent, Position, Uuid } from '@covertrail/domain/kernel/event';
import type { TemplateChange } from '@covertrail/domain/what-if/what-if.contract';
import { effectOn, tried } from '@covertrail/domain/what-if/what-if.rules';
import { EventCodec } from '@covertrail/platform/deciders/event-codec';
import { InMemoryEventStore } from '@covertrail/platform/engine/testing/in-memory-event-store';
import { newId } from '@covertrail/platform/ids/ids';
import { terms } from '#testing/terms';
import { KeptSuppliers } from './kept-suppliers.js';
import { inputsAt } from './suppliers-at.js';
import { WhatIfEffects } from './what-if-effects.js';

const DAY = '2026-11-21';
const [templateId, requesterId, projectId, agencyId] = [newId(), newId(), newId(), newId()];
const requirements = (occurrence: number): TemplateChange['requirements'] => ({
  umbrellaMode: 'separate',
  rating: null,
  lines: [
    {
      line: 'generalLiability',
      limits: [{ limit: 'eachOccurrence', atLeast: dollars(occurrence), tower: false }],
      endorsements: [],
    },
  ],
});
const changeTo = (occurrence: number): TemplateChange => ({
  kind: 'template',
  templateId,
  requirements: requirements(occurrence),
  effectiveFrom: DAY,
});

describe('suppliers kept from one what-if to the next [H07]', () => {
  const log = new InMemoryEventStore();
  const codec = new EventCodec(EVENT_CATALOGUE);
  let effects: WhatIfEffects;
  const read = jest.spyOn(log, 'readStreams');
  const suppliers = Array.from({ length: 3 }, () => ({
    trackingId: newId(),
    policyId: newId(),
    shareId: newId(),
    insuredId: newId(),
  }));
  const trackingIds = suppliers.map(({ trackingId }) => trackingId);

  async function add(stream: string, ...events: readonly Pick<DomainEvent, 'type' | 'data'>[]): Promise<void> {
    await log.append(
      stream,
      events.map(({ type, data }) => ({
        id: newId(),
        type,
        data,
        meta: {
          actor: 'system:test',
          role: 'agent',
          tenant: null,
          commandId: newId(),
          commandHash: '',
          correlationId: newId(),
          causationId: null,
          schemaVersion: EVENT_CATALOGUE[type]?.version ?? 1,
          recordedAt: '2026-11-21T09:00:00.000Z',
        } as const,
      })),
      'any',
    );
  }

  beforeAll(async () => {
    await add(`template-${templateId}`, {
      type: 'TemplateCreated',
      data: {
        templateId,
        requesterId,
        name: 'All',
        version: 1,
        requirements: requirements(1),
        effectiveFrom: '2026-01-01',
      },
    });
    const stated = terms();
    for (const { trackingId, policyId, shareId, insuredId } of suppliers) {
      const { carrierId, ...others } = stated;
      await add(
        `policy-${policyId}`,
        {
          type: 'PolicyAdded',
          data: {
            policyId,
            insuredId,
            agencyId: null,
            line: 'generalLiability',
            terms: { ...others, carrier: { carrierId, name: 'Summit' } },
          },
        },
        { type: 'PolicyApproved', data: { policyId, agencyId } },
      );
      await add(`share-${shareId}`, {
        type: 'PoliciesShared',
        data: { shareId, insuredId, agencyId: null, requesterId, projectId, requestId: null, policyIds: [policyId] },
      });
      await add(
        `tracking-${trackingId}`,
        {
          type: 'TrackingStarted',
          data: {
            trackingId,
            requesterId,
            insuredId,
            projectId,
            insuredName: 'A supplier',
            templateId,
            effectiveFrom: '2026-01-01',
          },
        },
        {
          type: 'CoverageProvided',
          data: { trackingId, requesterId, insuredId, projectId, shareId, policyIds: [policyId], carrierIds: [] },
        },
      );
    }
  });

  beforeEach(() => {
    effects = new WhatIfEffects(log, codec);
  });

  /** The effects, which of the trackings were read for them, and what follows from their states as they are read one by one. */
  async function ask(change: TemplateChange, position: Position, day = DAY) {
    read.mockClear();
    const found: unknown[] = [];
    await effects.of({ task: 'answer', change, day, position, trackingIds }, (part) => found.push(...part.effects));
    const again = new Set(read.mock.calls.flatMap(([streams]) => streams));
    const plain = (await inputsAt(log, codec, position, trackingIds, [change.requirements])).flatMap(
      (inputs) => effectOn(tried(change), inputs, day) ?? [],
    );
    expect(found).toEqual(plain);
    return { effects: plain.map(({ effect }) => effect), read: trackingIds.map((id) => again.has(`tracking-${id}`)) };
  }
  async function prepare(some: readonly Uuid[], position: Position): Promise<void> {
    await effects.prepare({ task: 'prepare', change: changeTo(1), day: DAY, position, trackingIds: some });
  }
  const cancel = (policyId: Uuid) =>
    add(`policy-${policyId}`, { type: 'PolicyCanceled', data: { policyId, effectiveFrom: '2026-06-01', reason: '' } });

  it('are read once, as long as nothing is appended', async () => {
    const head = await log.head();
    expect(await ask(changeTo(50_000_000), head)).toEqual({
      effects: ['fails', 'fails', 'fails'],
      read: [true, true, true],
    });
    expect(await ask(changeTo(2), head)).toEqual({ effects: ['none', 'none', 'none'], read: [false, false, false] });
  });

  it('are read again where something was appended to one of their streams, and then only those', async () => {
    const before = await log.head();
    await ask(changeTo(50_000_000), before);
    await cancel(suppliers[1]!.policyId);
    expect(await ask(changeTo(50_000_000), await log.head())).toMatchObject({
      effects: ['fails', 'otherFindings', 'fails'],
      read: [false, true, false],
    });
    expect(await ask(changeTo(50_000_000), before)).toMatchObject({
      effects: ['fails', 'fails', 'fails'],
      read: [true, true, true],
    });
    expect(await ask(changeTo(50_000_000), await log.head())).toMatchObject({
      effects: ['fails', 'otherFindings', 'fails'],
      read: [false, false, false],
    });
  });

  it('are read before a question is asked, as far as there was time for it', async () => {
    const head = await log.head();
    await prepare(trackingIds.slice(0, 2), head);
    expect(await ask(changeTo(50_000_000), head)).toMatchObject({ read: [false, false, true] });
  });

  it('are prepared for a question that is asked after other events, but not behind it', async () => {
    const before = await log.head();
    await prepare(trackingIds, before);
    await cancel(suppliers[2]!.policyId);
    const after = await log.head();
    expect(await ask(changeTo(50_000_000), after)).toMatchObject({ read: [false, false, true] });
    read.mockClear();
    await prepare(trackingIds, before);
    expect(read).not.toHaveBeenCalled();
    expect(await ask(changeTo(50_000_000), after)).toMatchObject({ read: [false, false, false] });
  });

  it('are kept for each day that is asked about, with their documents where one of the questions requires them', async () => {
    const [head, later] = [await log.head(), '2027-03-01'];
    const withDocuments = {
      ...changeTo(2),
      requirements: {
        ...requirements(2),
        lines: [{ ...requirements(2).lines[0]!, documents: [{ kind: 'additional' as const }] }],
      },
    };
    await ask(changeTo(2), head);
    await ask(changeTo(2), head, later);
    expect(await ask(changeTo(3), head)).toMatchObject({ read: [false, false, false] });
    expect(await ask(changeTo(3), head, later)).toMatchObject({ read: [false, false, false] });
    expect(await ask(withDocuments, head)).toMatchObject({ read: [true, true, true] });
    expect(await ask(changeTo(3), head)).toMatchObject({ read: [false, false, false] });
  });

  it('are not more than there is room for: those of the last questions stay', async () => {
    effects = new WhatIfEffects(log, codec, new KeptSuppliers(log, codec, 4));
    const head = await log.head();
    await prepare(trackingIds, head);
    await ask(changeTo(2), head, '2027-03-01');
    expect(await ask(changeTo(2), head, '2027-03-01')).toMatchObject({ read: [false, false, false] });
    expect(await ask(changeTo(2), head)).toMatchObject({ read: [true, true, true] });
    effects = new WhatIfEffects(log, codec, new KeptSuppliers(log, codec, 2));
    await prepare(trackingIds, head);
    expect(await ask(changeTo(2), head)).toMatchObject({ read: [false, false, true] });
    read.mockClear();
    await prepare(trackingIds, head);
    expect(read).not.toHaveBeenCalled();
  });
});
