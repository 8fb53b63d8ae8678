import type { EventMetadata } from '../../kernel/event.js';
import { recordedSource } from './recorded-source.js';

const meta = (more: Partial<EventMetadata>): EventMetadata => ({
  actor: 'someone',
  role: 'insured',
  tenant: 'c-1',
  commandId: 'c',
  commandHash: 'c',
  correlationId: 'c',
  causationId: null,
  schemaVersion: 1,
  recordedAt: '2026-03-04T23:30:00.000Z',
  ...more,
});
const REACTION = { actor: 'system:vehicle-carrier', role: 'system', tenant: null } as const;

describe('where a location or a vehicle comes from [H12]', () => {
  it.each<[string, Partial<EventMetadata>, string | undefined]>([
    ['the insured', {}, 'typedByInsured'],
    ['its agent', { role: 'agent', tenant: 'c-2' }, 'enteredByAgent'],
    [
      'a carry-over that the insured asked for',
      { ...REACTION, initiator: { actor: 'p-1', tenant: 'c-1' } },
      'typedByInsured',
    ],
    [
      'a carry-over that its agent asked for',
      { ...REACTION, initiator: { actor: 'p-2', tenant: 'c-2' } },
      'enteredByAgent',
    ],
    ['a reaction that nobody asked for', REACTION, undefined],
    ['an operator', { role: 'operator', tenant: null }, undefined],
  ])('stated by %s', (_by, more, kind) =>
    expect(recordedSource(meta(more), 'c-1')).toEqual(kind === undefined ? null : { kind, on: '2026-03-04' }),
  );
});
