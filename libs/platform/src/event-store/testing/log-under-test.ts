import type { EventMetadata } from '@covertrail/domain/kernel/event';
import { newId } from '#ids/ids';
import type {
  Appended,
  EventStore,
  ExpectedRevision,
  LogEvent,
  NewEvent,
  StoredEvent,
  SubscriptionItem,
} from '../event-store.port.js';

/** The kinds of damage to a stored event. */
export type Alteration = 'a letter of its data' | 'a letter of its metadata' | 'its type' | 'broken JSON' | 'gone';

/** A log that a suite may write to. It need not be empty, but nobody else writes to it. */
export interface TestLog {
  /** Another client of the same log; the suite closes it. */
  open(): Promise<EventStore>;
  /** Without the knowledge of any client. */
  alter(event: StoredEvent, what: Alteration): Promise<void>;
  remove(): Promise<void>;
}

const SECOND_MS = 1_000;

/** One log and a clock that advances one second per event, for every contract test. */
export class LogUnderTest {
  private readonly clients: EventStore[] = [];
  private now = Date.now();

  private constructor(
    private readonly log: TestLog,
    readonly store: EventStore,
  ) {}

  static async begin(newLog: () => Promise<TestLog>): Promise<LogUnderTest> {
    const log = await newLog();
    return new LogUnderTest(log, await log.open());
  }

  async another(): Promise<EventStore> {
    const client = await this.log.open();
    this.clients.push(client);
    return client;
  }

  alter(event: StoredEvent, what: Alteration): Promise<void> {
    return this.log.alter(event, what);
  }

  async end(): Promise<void> {
    for (const client of this.clients) await client.close();
    await this.store.close();
    await this.log.remove();
  }

  event(over: Partial<NewEvent> = {}): NewEvent {
    this.now += SECOND_MS;
    return { id: newId(), type: 'PolicyAdded', data: { amount: 1 }, meta: metaAt(this.now), ...over };
  }

  events(count: number): NewEvent[] {
    return Array.from({ length: count }, (_, index) => this.event({ data: { index } }));
  }

  append(stream: string, count = 1, expected: ExpectedRevision = 'any'): Promise<Appended> {
    return this.store.append(stream, this.events(count), expected);
  }
}

export const newStream = (): string => `policy-${newId()}`;

export function metaAt(milliseconds: number): EventMetadata {
  return {
    actor: 'system:contract',
    role: 'system',
    tenant: null,
    commandId: newId(),
    commandHash: 'c0ffee',
    correlationId: newId(),
    causationId: null,
    schemaVersion: 1,
    recordedAt: new Date(milliseconds).toISOString(),
  };
}

export const revisionsOf = (events: readonly LogEvent[]): number[] => events.map(({ revision }) => revision);
export const idsOf = (events: readonly { readonly id: string }[]): string[] => events.map(({ id }) => id);

/** 0 to `count - 1`: the revisions of a stream without gaps. */
export const upTo = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

export async function collect<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const all: Item[] = [];
  for await (const item of items) all.push(item);
  return all;
}

/** Takes events, skipping any `caught-up`, until there are `count`. */
export async function takeEvents(items: AsyncIterator<SubscriptionItem>, count: number): Promise<LogEvent[]> {
  const events: LogEvent[] = [];
  while (events.length < count) {
    const { value, done } = await items.next();
    if (done === true) throw new Error(`The subscription ended after ${events.length} of ${count} events`);
    if (value.kind === 'event') events.push(value.event);
  }
  return events;
}

export const iterate = <Item>(items: AsyncIterable<Item>): AsyncIterator<Item> => items[Symbol.asyncIterator]();
