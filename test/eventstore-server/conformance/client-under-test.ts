import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  jsonEvent,
  type AppendToStreamOptions,
  type EventData,
  type JSONEventType,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client';

export type Happened = JSONEventType<'Happened', { readonly n: number }, { readonly by: string }>;

/** Both forms of an append: all over one call, or one call for each, which the client takes where a call has credentials. */
export const FORMS: readonly (readonly [string, Pick<AppendToStreamOptions, 'credentials'>])[] = [
  ['over the one call for all', {}],
  ['by a call of its own', { credentials: { username: 'admin', password: 'changeit' } }],
];

/** The bare client on a server, and what suites append with it. Each stream is new. */
export class ClientUnderTest {
  readonly client: EventStoreDBClient;

  constructor(url: string) {
    this.client = EventStoreDBClient.connectionString(url);
  }

  newStream(kind = 'conformance'): string {
    return `${kind}-${randomUUID()}`;
  }

  event(n: number, over: Partial<EventData<Happened>> = {}): EventData<Happened> {
    return {
      ...jsonEvent<Happened>({ id: randomUUID(), type: 'Happened', data: { n }, metadata: { by: 'suite' } }),
      ...over,
    };
  }

  events(count: number): EventData<Happened>[] {
    return Array.from({ length: count }, (_, n) => this.event(n));
  }

  /** The position of the last of so many events, appended to a new stream, and the stream. */
  async appended(
    count: number,
    stream = this.newStream(),
  ): Promise<{ readonly stream: string; readonly position: Position }> {
    const { position } = await this.client.appendToStream(stream, this.events(count));
    return { stream, position: position! };
  }

  end(): Promise<void> {
    return this.client.dispose();
  }
}

export async function all<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
}

export const numbers = (events: readonly ResolvedEvent[]): unknown[] =>
  events.map(({ event }) => (typeof event?.data === 'object' && 'n' in event.data ? event.data['n'] : event?.type));

/** What a call that is to fail was rejected with. */
export async function rejection(call: Promise<unknown>): Promise<unknown> {
  return call.then(
    (value) => {
      throw new Error(
        `It was answered: ${JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? String(part) : part))}`,
      );
    },
    (error: unknown) => error,
  );
}
