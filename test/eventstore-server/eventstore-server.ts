import { randomUUID } from 'node:crypto';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { GossipService } from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import { ServerFeaturesService } from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import { StreamsService } from '@eventstore/db-client/generated/streams_grpc_pb.js';
import { Admission, type Method, type NoAppends, type SlowAppend } from './calls/admission.js';
import { appendCall } from './calls/append.call.js';
import { batchAppendCall } from './calls/batch-append.call.js';
import { gossipCall } from './calls/gossip.call.js';
import { readCall } from './calls/read.call.js';
import { notSpoken, type Refusal } from './calls/refusals.js';
import { serverFeaturesCall } from './calls/server-features.call.js';
import { EventLog } from './log/event-log.js';
import { keptInFolder, keptNowhere } from './log/kept-events.js';
import { Relay } from './relay.js';

export interface ServerOptions {
  /** Where the log is kept; without it the log lives as long as the server object, restarts included. */
  readonly folder?: string;
  /** A free one where none is given. */
  readonly port?: number;
  /** Asked for over TLS only, as by the real server. */
  readonly user?: string;
  readonly password?: string;
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
  readonly version?: string;
}

/** What a test asks to go wrong. */
export interface Faults {
  /** Nothing is answered and no connection ends, until it is thawed. */
  freeze(): void;
  thaw(): void;
  /** Breaks every connection. */
  reset(): void;
  /** Holds back whatever passes, in both directions; 0 ends it. */
  slow(milliseconds: number): void;
  /** The next calls of a kind are refused. An append over the one call for all shows the details only. */
  failNext(method: Method, refusal: Refusal, times?: number): void;
  /** The next append is stored, and its caller loses the connection before the answer. */
  loseNextAnswer(): void;
  /** What becomes of the next appends, one after the other. */
  slowNext(...appends: readonly SlowAppend[]): void;
  /** Appends are refused until null. */
  takeNoAppends(reason: NoAppends | null): void;
}

export interface EventStoreServer {
  /** As a client takes it: esdb://… */
  readonly url: string;
  readonly port: number;
  readonly faults: Faults;
  /** Ends every connection, refuses new ones for a moment, and serves the same log at the same address again. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

const HOST = '127.0.0.1';

/** A server of our own that speaks what the EventStoreDB client needs of the streams protocol. What it leaves out: docs/adr/0022. */
export async function startEventStoreServer(options: ServerOptions = {}): Promise<EventStoreServer> {
  const log = openLog(options);
  let inner: { readonly server: Server; readonly port: number };
  const relay = new Relay(() => inner.port, options.port ?? 0);
  const admission = new Admission(
    options.tls ? { user: options.user ?? 'admin', password: options.password ?? 'changeit' } : null,
    () => relay.reset(),
  );
  const listen = async (): Promise<void> => {
    inner = await serve(options, log.current, admission, () => relay.port);
    await relay.open();
  };
  const end = async (): Promise<void> => {
    await relay.close();
    inner.server.forceShutdown();
  };
  await listen();
  return {
    url: urlOf(options, relay.port),
    port: relay.port,
    faults: faultsOf(relay, admission),
    restart: async () => {
      await end();
      log.reopen();
      await listen();
    },
    stop: async () => {
      await end();
      log.current.close();
    },
  };
}

/** The log, which a restart reads again from its folder if it has one. */
function openLog({ folder }: ServerOptions): { current: EventLog; reopen(): void } {
  const open = (): EventLog => new EventLog(folder === undefined ? keptNowhere : keptInFolder(folder));
  const log = {
    current: open(),
    reopen: () => {
      if (folder === undefined) return;
      log.current.close();
      log.current = open();
    },
  };
  return log;
}

async function serve(
  options: ServerOptions,
  log: EventLog,
  admission: Admission,
  port: () => number,
): Promise<{ server: Server; port: number }> {
  const server = new Server({ 'grpc.max_receive_message_length': 17 * 1024 * 1024 });
  server.addService(StreamsService, {
    read: readCall(log, admission),
    append: appendCall(log, admission),
    batchAppend: batchAppendCall(log, admission),
    delete: (_call: unknown, answer: (refusal: Refusal) => void) => answer(notSpoken('Deleting a stream')),
    tombstone: (_call: unknown, answer: (refusal: Refusal) => void) => answer(notSpoken('Closing a stream')),
  });
  server.addService(ServerFeaturesService, {
    getSupportedMethods: serverFeaturesCall(options.version ?? '24.2.0', admission),
  });
  server.addService(GossipService, { read: gossipCall(randomUUID(), () => ({ host: HOST, port: port() }), admission) });
  const credentials =
    options.tls === undefined
      ? ServerCredentials.createInsecure()
      : ServerCredentials.createSsl(null, [{ private_key: options.tls.key, cert_chain: options.tls.certificate }]);
  const bound = await new Promise<number>((resolve, reject) => {
    server.bindAsync(`${HOST}:0`, credentials, (error, at) => (error === null ? resolve(at) : reject(error)));
  });
  return { server, port: bound };
}

const urlOf = ({ tls }: ServerOptions, port: number): string =>
  tls === undefined ? `esdb://${HOST}:${port}?tls=false` : `esdb://localhost:${port}`;

const faultsOf = (relay: Relay, admission: Admission): Faults => ({
  freeze: () => relay.freeze(),
  thaw: () => relay.thaw(),
  reset: () => relay.reset(),
  slow: (milliseconds) => {
    relay.delayMs = milliseconds;
  },
  failNext: (method, refusal, times = 1) => admission.failNext(method, refusal, times),
  loseNextAnswer: () => admission.loseNextAnswer(),
  slowNext: (...appends) => admission.slowNext(appends),
  takeNoAppends: (reason) => {
    admission.noAppends = reason;
  },
});
