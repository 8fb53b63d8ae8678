import { readdirSync, rmSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventStoreDbSettings } from '@covertrail/platform/event-store/eventstoredb/connection-settings';
import { logOnEventStoreDb, openEventStoreDb } from '@covertrail/platform/event-store/eventstoredb-event-store.adapter';
import { metaAt } from '@covertrail/platform/event-store/testing/log-under-test';
import { newId } from '@covertrail/platform/ids/ids';
import { openStores, type Stores } from '@covertrail/platform/stores/open-stores';
import { refusalOf } from '@covertrail/platform/errors/refusal';
import { waitForStores } from '@covertrail/platform/stores/wait-for';
import { RecordingLogger } from '@covertrail/platform/telemetry/logger';
import { accessDenied } from './calls/refusals.js';
import { makeCertificates, type Certificates } from './certificates.js';
import { startEventStoreServer, type EventStoreServer, type ServerOptions } from './eventstore-server.js';

const PLACE = String.raw`EventStoreDB at (127\.0\.0\.1|localhost):\d+`;
const sentence = (text: string): RegExp => new RegExp(`^${text.replace('PLACE', PLACE)}$`);

const PATIENCE_MS = 50;
const settingsOf = (url: string): EventStoreDbSettings => ({ url, user: null, password: null, caFile: null });

/** Servers of the log that cannot be used, or not with these stores: a start says in one sentence what to do, and writes nothing. */
/** SQLite makes the files beside a database, and removes them, when connections to it come and go. */
const filesIn = (folder: string): string[] => readdirSync(folder).filter((name) => !/-(shm|wal)$/.test(name));

describe('a start on EventStoreDB is refused', () => {
  let folder: string;
  let server: EventStoreServer | undefined;
  let certificates: Certificates;
  beforeAll(() => {
    certificates = makeCertificates(mkdtempSync(join(tmpdir(), 'covertrail-refusals-')));
  });
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'covertrail-refused-'));
  });
  afterEach(async () => {
    await server?.stop();
    server = undefined;
    rmSync(folder, { recursive: true });
  });
  afterAll(() => rmSync(join(certificates.keyFile, '..'), { recursive: true }));

  const begin = async (options: ServerOptions = {}): Promise<EventStoreServer> => {
    server = await startEventStoreServer(options);
    return server;
  };
  const open = (url: string, settings: Partial<EventStoreDbSettings> = {}): Promise<Stores> =>
    openStores({ folder, writer: 'inline', mongodbUrl: null, eventStoreDb: { ...settingsOf(url), ...settings } });

  async function isRefused(opening: () => Promise<Stores>, expected: RegExp): Promise<void> {
    const before = filesIn(folder);
    const error = await opening().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(refusalOf(error)).toMatch(expected);
    expect(filesIn(folder)).toEqual(before);
  }

  it.each([
    ['a wrong password', { password: 'wrong' }],
    ['an unknown user', { user: 'nobody' }],
    ['no user', { user: null, password: null }],
  ])('with %s', async (_, who) => {
    const { url } = await begin({ tls: certificates, user: 'covertrail', password: 'right' });
    const settings = { user: 'covertrail', password: 'right', caFile: certificates.authorityFile };
    const said = sentence(
      'PLACE refuses user or password: correct COVERTRAIL_EVENTSTORE_USER and COVERTRAIL_EVENTSTORE_PASSWORD',
    );
    await isRefused(() => open(url, { ...settings, ...who }), said);
    await (await open(url, settings)).close();
  });

  it('with a user who may not write', async () => {
    const { url, faults } = await begin();
    faults.failNext('batch-append', accessDenied());
    await isRefused(
      () => open(url),
      sentence('PLACE takes no appends of this user: let him write, or give another by COVERTRAIL_EVENTSTORE_USER'),
    );
  });

  it('where the server is read-only', async () => {
    const { url, faults } = await begin();
    faults.takeNoAppends('read-only');
    await isRefused(
      () => open(url),
      sentence('PLACE is read-only: name a server that takes appends by COVERTRAIL_EVENTSTORE_URL'),
    );
  });

  it.each([
    ['22.10.5', 'has version 22.10.5'],
    ['20.10.5', 'is older than 21.10'],
  ])('where the server has version %s', async (version, found) => {
    const { url } = await begin({ version });
    await isRefused(() => open(url), sentence(`PLACE ${found}: upgrade it to 23.10 or later`));
  });

  it('where nothing listens, once it has been waited for', async () => {
    const { url, stop } = await begin();
    await stop();
    server = undefined;
    const said = sentence(
      String.raw`PLACE does not answer \(.*ECONNREFUSED.*\): start it, or correct COVERTRAIL_EVENTSTORE_URL`,
    );
    await isRefused(() => waitForStores(() => open(url), new RecordingLogger(), PATIENCE_MS), said);
  });

  it('where another authority signed the certificate', async () => {
    const { url } = await begin({ tls: certificates });
    const other = makeCertificates(join(folder, 'other'));
    const said = sentence(
      'PLACE has a certificate that is not trusted here: name the one that signed it by COVERTRAIL_EVENTSTORE_CA_FILE',
    );
    await isRefused(() => open(url, { caFile: other.authorityFile }), said);
  });

  it('where the file of the authority is missing', async () => {
    const said = sentence(
      String.raw`The certificate \S+none\.crt cannot be read: correct COVERTRAIL_EVENTSTORE_CA_FILE`,
    );
    await isRefused(() => open('esdb://localhost:2113', { caFile: join(folder, 'none.crt') }), said);
  });

  describe('with stores of another log', () => {
    let own: EventStoreServer;
    beforeEach(async () => {
      own = await startEventStoreServer();
      await fill(own.url);
    });
    afterEach(() => own.stop());

    async function fill(url: string): Promise<void> {
      const stores = await open(url);
      await stores.events.append(
        `policy-${newId()}`,
        [{ id: newId(), type: 'PolicyAdded', data: {}, meta: metaAt(Date.now()) }],
        'no-stream',
      );
      await stores.vault.secret('jwt');
      await stores.close();
    }

    it('where the server is empty', async () => {
      const { url } = await begin();
      const said = sentence(
        String.raw`There is no log in PLACE, but \S+vault\.db belongs to log [0-9a-f-]+: put that log back, or start with empty stores`,
      );
      await isRefused(() => open(url), said);
      expect(await logOnEventStoreDb(settingsOf(url))).toBeNull();
      await (await open(own.url)).close();
    });

    it('where the server holds a log with another vault', async () => {
      const { url } = await begin();
      await (await openEventStoreDb(settingsOf(url))).close();
      const said = sentence(
        String.raw`The vault \S+vault\.db belongs to log [0-9a-f-]+, but PLACE is log [0-9a-f-]+: put back the two that were kept together`,
      );
      await isRefused(() => open(url), said);
    });

    it('where the read models were made from another log', async () => {
      const stores = await open(own.url);
      await stores.reads.setControl('log', 'another');
      await stores.close();
      await isRefused(
        () => open(own.url),
        /^The read store belongs to log another, not to [0-9a-f-]+: start with an empty read store$/,
      );
    });
  });
});
