import { mkdtempSync, rmSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Instant } from '@covertrail/domain/kernel/event';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { MovedClock } from '@covertrail/platform/clock/clock';
import { ProjectionEngine } from '@covertrail/platform/engine/projection-engine';
import type { ViewWatch } from '@covertrail/platform/engine/view-watch';
import { RecordingLogger, type Logger } from '@covertrail/platform/telemetry/logger';
import { Metrics } from '@covertrail/platform/telemetry/metrics';
import type { Spans } from '@covertrail/platform/telemetry/spans';
import { Telemetry } from '@covertrail/platform/telemetry/telemetry';
import { CHEAP } from '@covertrail/platform/vault/passwords';
import { NO_DIRECTORY, type AddressDirectory } from '../features/address/directory/address-directory.port.js';
import { NO_VIRUS_SCAN, type VirusScan } from '@covertrail/platform/virus-scan/virus-scan.port';
import type { Config } from '../composition/config.js';
import { NO_DEMO } from '../composition/demo-parts.js';
import type { Infrastructure } from '#composition/infrastructure';
import type { Jobs } from '../composition/jobs.js';
import type { Mailing } from '../composition/mail.js';
import { openProduct, type Product } from '../composition/product.js';
import { PROJECTIONS } from '@covertrail/projections/projections';
import { NO_LIMITS, type Limits } from '../limits/limits.js';
import { DEFAULT_SERVICE } from '../service/service-config.js';
import type { PaymentProvider } from '../features/enrollment/payment-provider.port.js';
import type { PdfReading } from '../pdf-files/pdf-reader.service.js';
import { LiveGateway } from '../live/live.gateway.js';
import { FilesMadeOnce } from './files-made-once.js';

/** A whole product on files of its own, with a clock that moves only when a test moves it. */
export interface TestProduct {
  readonly infrastructure: Infrastructure;
  readonly clock: MovedClock;
  readonly app: NestExpressApplication;
  readonly server: Server;
  readonly url: string;
  readonly gateway: LiveGateway;
  readonly jobs: Jobs;
  readonly mailing: Mailing;
  readonly log: RecordingLogger;
  readonly viewWatch: ViewWatch;
  /** Resolves when views and reactions have seen the whole log. */
  settled(): Promise<void>;
  /** Resolves when that is so, and every message about it has been sent to the sockets. */
  announced(): Promise<void>;
  /** Moves the clock day by day; on each day everything due is processed. */
  passTo(instant: Instant): Promise<void>;
  /** Folds every view again from the first event. */
  rebuilt(): Promise<void>;
  close(): Promise<void>;
}

export const TEST_DAY = '2026-11-21T15:00:00.000Z';
/** A busy machine is no failure: a product without progress for so long is stuck. */
const SETTLE_MS = 110_000;
const DAY_MS = 86_400_000;

/** A folder of its own in the system's temporary folder; the caller that made it removes it. */
export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'covertrail-'));

interface Wishes {
  /** The product opens the files that are in this folder, and leaves them there. */
  readonly folder?: string;
  /** The time of its clock when it opens; default: `TEST_DAY`. */
  readonly at?: Instant;
  /** Everything except the log is in this database. */
  readonly mongodbUrl?: string | null;
  /** The log is on this server. */
  readonly eventStoreUrl?: string;
  /** Limits of calls; default: none. */
  readonly limits?: Limits;
  /** Number of proxies in front of it. */
  readonly proxies?: number;
  /** Also receives everything that is logged. */
  readonly log?: Logger;
  /** Receives the spans. */
  readonly spans?: Spans;
  /** The token that opens `/metrics`. */
  readonly metricsToken?: string | null;
  /** Looks at uploads; default: none. */
  readonly virusScan?: VirusScan;
  /** Completes addresses; default: nobody. */
  readonly addresses?: AddressDirectory;
  /** The key of its directory that anybody may read; default: none. */
  readonly embeddedAddressKey?: string | null;
  /** Folder of the page to serve; default: none. */
  readonly page?: string | null;
  /** Providers of single sign-on; default: none. */
  readonly signOn?: Config['signOn'];
  /** Takes payments; default: nobody does. */
  readonly payments?: PaymentProvider;
  /** Where people write to when they need help; default: nobody reads it. */
  readonly supportEmail?: string | null;
  /** Where PDF files are read; default: here, because a process for each takes a second. */
  readonly pdfReading?: PdfReading;
}

/** All tables are in them, and no event is. */
const NEW_FILES = new FilesMadeOnce(newFolder, (folder) => closedIn(folder, async () => undefined));

export async function openTestProduct(wishes: Wishes = {}): Promise<TestProduct> {
  const { folder, at = TEST_DAY, mongodbUrl = null, eventStoreUrl } = wishes;
  const embedded = folder === undefined && at === TEST_DAY && mongodbUrl === null && eventStoreUrl === undefined;
  return openOn(embedded ? (await NEW_FILES.copy()).folder : (folder ?? newFolder()), wishes);
}

/** What a test wishes of a product that opens on a copy of files. */
export type CopyWishes = Omit<Wishes, 'folder' | 'at' | 'mongodbUrl' | 'eventStoreUrl'>;

/** Files with what `fill` does with a product, for as many products as need it; each opens on a copy at `TEST_DAY`. */
export function filledOnce<Filled>(fill: (product: TestProduct) => Promise<Filled>) {
  const files = new FilesMadeOnce(newFolder, (folder) => closedIn(folder, fill));
  return async (wishes: CopyWishes = {}): Promise<{ readonly product: TestProduct; readonly filled: Filled }> => {
    const { folder, made } = await files.copy();
    return { product: await openOn(folder, wishes), filled: made };
  };
}

async function closedIn<Filled>(folder: string, fill: (product: TestProduct) => Promise<Filled>): Promise<Filled> {
  const product = await openOn(folder, { folder });
  const filled = await fill(product);
  await product.settled();
  await product.close();
  return filled;
}

const noPage = (): void => undefined;

async function openOn(
  folder: string,
  {
    folder: kept,
    at = TEST_DAY,
    mongodbUrl = null,
    limits = NO_LIMITS,
    proxies = 0,
    metricsToken = null,
    virusScan = NO_VIRUS_SCAN,
    addresses = NO_DIRECTORY,
    embeddedAddressKey = null,
    pdfReading = 'here',
    signOn = [],
    supportEmail = null,
    payments,
    page = null,
    eventStoreUrl,
    log: also,
    spans,
  }: Wishes,
): Promise<TestProduct> {
  const clock = new MovedClock(at);
  const log = new RecordingLogger();
  const listening = { host: '127.0.0.1', port: 0, proxies, open: false };
  const mail: Config['mail'] = { by: 'mailbox' };
  const config: Config = {
    folder,
    listening,
    limits,
    mail,
    mongodbUrl,
    writer: 'inline',
    passwordCost: CHEAP,
    demo: false,
    demoSuppliers: 0,
    page,
    metrics: { port: null, token: metricsToken },
    publicUrl: 'https://covertrail.example',
    service: {
      ...DEFAULT_SERVICE,
      supportEmail,
      epicPluginUrl: 'https://plugins.covertrail.example/applied-epic',
      embeddedAddressKey,
    },
    signOn,
    checkpoints: { folder: join(folder, 'checkpoints'), mail: null, webhook: null },
    projections: 'here',
    virusScan,
    addresses,
    pdfReading,
    eventStoreDb: eventStoreUrl === undefined ? null : { url: eventStoreUrl, user: null, password: null, caFile: null },
  };
  const demo = payments
    ? { ...NO_DEMO, payments: { path: '/dev/payments', answer: noPage, provider: payments } }
    : NO_DEMO;
  const lines = also ? both(log, also) : log;
  const product = await openProduct(config, lines, clock, demo, new Telemetry(new Metrics(), lines, spans));
  const { infrastructure, engines, app, jobs, mailing, close } = product;
  await app.listen(0, '127.0.0.1');
  const gateway = app.get(LiveGateway);
  return {
    infrastructure,
    clock,
    log,
    viewWatch: engines.viewWatch,
    app,
    jobs,
    mailing,
    server: app.getHttpServer() as Server,
    url: await app.getUrl(),
    gateway,
    settled: () => engines.settled(SETTLE_MS),
    announced: async () => {
      await engines.settled(SETTLE_MS);
      await infrastructure.liveFeed.caughtUp();
      while (gateway.roomsWaiting > 0) await nextTurn();
    },
    passTo: (instant) => passTo(instant, clock, product),
    rebuilt: async () => {
      const { projections } = engines;
      if (!(projections instanceof ProjectionEngine)) throw new Error('The test product folds its own views');
      await Promise.all(PROJECTIONS.map(({ name }) => projections.rebuild(name)));
    },
    close: async () => {
      await close();
      if (kept === undefined) rmSync(folder, { recursive: true });
      expect(log.errors).toEqual([]);
    },
  };
}

function both(logger: Logger, other: Logger): Logger {
  const to =
    (level: keyof Logger) =>
    (facts: object, sentence: string): void => {
      logger[level](facts, sentence);
      other[level](facts, sentence);
    };
  return { debug: to('debug'), info: to('info'), warn: to('warn'), error: to('error') };
}

async function passTo(instant: Instant, clock: MovedClock, { engines, jobs }: Product): Promise<void> {
  await engines.settled(SETTLE_MS);
  while (clock.now() < instant) {
    const tomorrow = new Date(Date.parse(clock.now()) + DAY_MS).toISOString();
    clock.moveTo(tomorrow < instant ? tomorrow : instant);
    await jobs.beginDay(() => engines.settled(SETTLE_MS));
  }
}

/** The part of a reply inside `data` [K02]. */
export const bodyOf = <Body>(reply: { readonly body: unknown }): Body => (reply.body as { data: Body }).data;
