import { readFileSync } from 'node:fs';
import { EventStoreDBClient, type Credentials } from '@eventstore/db-client';
import { parseConnectionString } from '@eventstore/db-client/dist/Client/parseConnectionString.js';
import services from '@eventstore/db-client/generated/streams_grpc_pb.js';
import type { ReadReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type { ClientReadableStream } from '@grpc/grpc-js';
import type { EventStoreDbSettings } from './connection-settings.js';
import { EventStoreRefused } from './refusals.js';

/** Milliseconds that the server may take for a call before the client gives it up. */
const CALL_MS = 10_000;

/**
 * The client of EventStoreDB, and beside it reads as the protocol has them: `readAll` of the client takes no filter, and hands over
 * parsed JSON, of which a checksum cannot be made.
 */
export class LogClient extends EventStoreDBClient {
  /** As whom it calls; null where the address names nobody. */
  credentials: Credentials | null = null;

  /** Opens a read or a subscription; `ms` bounds all of it, null nothing. Whoever opens it cancels it. */
  async open(request: ReadReq, ms: number | null): Promise<ClientReadableStream<ReadResp>> {
    const deadline = ms === null ? Infinity : Date.now() + ms;
    const opening = this.GRPCStreamCreator(services.StreamsClient, 'read', (client) =>
      client.read(request, ...this.callArguments({}, { deadline })),
    );
    return opening();
  }

  /** `unknown` where the server is older than 21.10. */
  async serverVersion(): Promise<string> {
    return (await this.capabilities).serverVersion;
  }

  async close(): Promise<void> {
    const channel = await this.getChannel().catch(() => null);
    await this.dispose();
    channel?.close();
  }
}

/** Without a connection yet. Throws EventStoreRefused where the address or the file of the certificate cannot be read. */
export function clientOf(settings: EventStoreDbSettings): LogClient {
  const { dnsDiscover, hosts, tls, tlsCAFile, defaultCredentials, ...options } = addressOf(settings);
  const [first] = hosts;
  if (first === undefined)
    throw new EventStoreRefused('The address of EventStoreDB names no host: correct COVERTRAIL_EVENTSTORE_URL');
  const given = { defaultDeadline: CALL_MS, connectionName: 'covertrail', ...options, throwOnAppendFailure: true };
  const caFile = settings.caFile ?? tlsCAFile;
  const secure = {
    insecure: tls === false,
    ...(caFile === undefined ? {} : { rootCertificate: certificateIn(caFile) }),
  };
  const { user, password } = settings;
  const as = user === null || password === null ? defaultCredentials : { username: user, password };
  const client = connected();
  client.credentials = as ?? null;
  return client;

  function connected(): LogClient {
    if (dnsDiscover) return new LogClient({ ...given, discover: first! }, secure, as);
    return hosts.length > 1
      ? new LogClient({ ...given, endpoints: hosts }, secure, as)
      : new LogClient({ ...given, endpoint: first! }, secure, as);
  }
}

/** The hosts of an address, for a person to read: neither user nor password. */
export const placeOf = (settings: EventStoreDbSettings): string =>
  `EventStoreDB at ${addressOf(settings)
    .hosts.map(({ address, port }) => `${address}:${port}`)
    .join(', ')}`;

function addressOf({ url }: EventStoreDbSettings): ReturnType<typeof parseConnectionString> {
  try {
    return parseConnectionString(url);
  } catch {
    // What the client says of it repeats the address, and with it the password.
    throw new EventStoreRefused(
      'The address of EventStoreDB cannot be read: set COVERTRAIL_EVENTSTORE_URL to esdb://host:2113',
    );
  }
}

function certificateIn(file: string): Buffer {
  try {
    return readFileSync(file);
  } catch {
    throw new EventStoreRefused(`The certificate ${file} cannot be read: correct COVERTRAIL_EVENTSTORE_CA_FILE`);
  }
}
