import type { AppendExpectedRevision, AppendResult, EventData } from '@eventstore/db-client';
import { clientOf, type LogClient } from './log-client.js';
import type { EventStoreDbSettings } from './connection-settings.js';

/** Sends appends, as the only one of this process to that server. */
export interface SharedWriter {
  /** True where appends that are sent before others are answered stand before them in the log. */
  readonly keepsOrder: boolean;
  append(stream: string, events: EventData[], expectedRevision: AppendExpectedRevision): Promise<AppendResult>;
}

interface Entry {
  readonly client: LogClient;
  readonly writer: SharedWriter;
  users: number;
}

/** A client that all stores of this process at one address share; the last of them that lets go closes it. */
export interface SharedClient {
  readonly client: LogClient;
  readonly writer: SharedWriter;
  release(): Promise<void>;
}

const clients = new Map<string, Entry>();

/**
 * One client an address, and one that writes in batches a process: clients share a list of pending appends, and the connection that one of
 * them loses fails the appends of all. Whoever writes to a second server sends each append as a call of its own.
 */
export function sharedClient(settings: EventStoreDbSettings): SharedClient {
  const key = JSON.stringify([settings.url, settings.user, settings.password, settings.caFile]);
  const entry = clients.get(key) ?? begin(key, settings);
  entry.users += 1;
  let released = false;
  const release = async (): Promise<void> => {
    if (released) return;
    released = true;
    entry.users -= 1;
    if (entry.users > 0) return;
    clients.delete(key);
    await entry.client.close();
  };
  return { client: entry.client, writer: entry.writer, release };
}

function begin(key: string, settings: EventStoreDbSettings): Entry {
  const client = clientOf(settings);
  const entry = { client, writer: clients.size === 0 ? inBatches(client) : oneByOne(client), users: 0 };
  clients.set(key, entry);
  return entry;
}

const inBatches = (client: LogClient): SharedWriter => ({
  keepsOrder: true,
  append: (stream, events, expectedRevision) => client.appendToStream(stream, events, { expectedRevision }),
});

/** Credentials of its own keep an append out of the batches; a server without TLS passes over them. */
function oneByOne(client: LogClient): SharedWriter {
  const credentials = client.credentials ?? { username: 'nobody', password: '' };
  return {
    keepsOrder: false,
    append: (stream, events, expectedRevision) =>
      client.appendToStream(stream, events, { expectedRevision, credentials }),
  };
}
