import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasEventstored, startEventstoreServer } from '../../scripts/eventstore-server.mjs';
import { makeCertificates, type Certificates } from './certificates.js';
import { all, ClientUnderTest, rejection } from './conformance/client-under-test.js';
import { startEventStoreServer } from './eventstore-server.js';

interface Running {
  readonly url: string;
  end(): Promise<void>;
}

const standIn = async (certificates: Certificates): Promise<Running> => {
  const server = await startEventStoreServer({ tls: certificates });
  return { url: server.url, end: () => server.stop() };
};
const eventstored = async (certificates: Certificates, folder: string): Promise<Running> => {
  const server = await startEventstoreServer(join(folder, 'log'), 0, { certificates });
  return { url: server.url, end: () => server.kill() };
};

/** EventStoreDB, where it is installed, and the stand-in. */
const SERVERS: readonly (readonly [string, typeof eventstored])[] = [
  ['the stand-in', standIn],
  ...(hasEventstored() ? [['EventStoreDB', eventstored] as const] : []),
];

describe.each(SERVERS)('%s with TLS', (_, start) => {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-secure-'));
  let certificates: Certificates;
  let server: Running;
  let test: ClientUnderTest | undefined;
  beforeAll(async () => {
    certificates = makeCertificates(folder);
    server = await start(certificates, folder);
  });
  afterEach(async () => {
    await test?.end();
    test = undefined;
  });
  afterAll(async () => {
    await server.end();
    rmSync(folder, { recursive: true });
  });
  const as = (who: string, options = `?tlsCAFile=${certificates.authorityFile}`): ClientUnderTest => {
    test = new ClientUnderTest(`${server.url.replace('://', `://${who}`)}${options}`);
    return test;
  };

  it('serves who has the password, and trusts the authority', async () => {
    const { client, ...made } = { client: as('admin:changeit@').client, ...(await test!.appended(2)) };
    expect(await all(client.readStream(made.stream))).toHaveLength(2);
    expect(await all(client.readAll({ maxCount: 1 }))).toHaveLength(1);
  });

  it.each([
    ['a wrong password', 'admin:wrong@', 16],
    ['a user that does not exist', 'nobody:changeit@', 16],
  ])('denies %s', async (_case, who, code) => {
    const client = as(who);
    const denied = { type: 'access-denied', code, message: '16 UNAUTHENTICATED: Unauthenticated' };
    expect(await rejection(client.appended(1))).toMatchObject(denied);
    expect(await rejection(all(client.client.readAll({ maxCount: 1 })))).toMatchObject(denied);
    expect(await rejection(all(client.client.subscribeToAll()))).toMatchObject(denied);
  });

  it('denies who names no user', async () => {
    const client = as('');
    expect(await rejection(client.appended(1))).toMatchObject({ type: 'access-denied', message: '' });
    expect(await rejection(all(client.client.readAll({ maxCount: 1 })))).toMatchObject({
      type: 'access-denied',
      code: 7,
    });
  });

  it('is not trusted without its authority', async () => {
    expect(await rejection(as('admin:changeit@', '').appended(1))).toMatchObject({
      code: 14,
      message: expect.stringMatching(/certificate/),
    });
  });
});
