import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  hasEventstored,
  startEventstoreServer,
  type StartedEventstoreServer,
} from '../../scripts/eventstore-server.mjs';
import { all, ClientUnderTest, FORMS, rejection } from './conformance/client-under-test.js';

/** As programs of their own: EventStoreDB, where it is installed, and the stand-in. */
const SERVERS = [['the stand-in', true], ...(hasEventstored() ? [['EventStoreDB', false] as const] : [])] as const;
const BACK_WITHIN = 100;

describe.each(SERVERS)('%s that is killed', (_, standIn) => {
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-killed-'));
  let server: StartedEventstoreServer;
  let test: ClientUnderTest;
  const portOf = ({ url }: StartedEventstoreServer): number => Number(new URL(url).port);
  beforeAll(async () => {
    server = await startEventstoreServer(folder, 0, { standIn });
    test = new ClientUnderTest(server.url);
  });
  afterAll(async () => {
    await test.end();
    await server.kill();
    rmSync(folder, { recursive: true });
  });

  it('refuses appends by the error of the transport, and has lost nothing when it is back at its address', async () => {
    const { stream, position } = await test.appended(3);
    const subscription = test.client.subscribeToAll({ fromPosition: position });
    await new Promise((resolve) => subscription.once('caughtUp', resolve));
    const broken = rejection(all(subscription));
    await server.kill('SIGKILL');
    expect(await broken).toMatchObject({ code: expect.any(Number) });
    for (const [, form] of FORMS) {
      const error = await rejection(
        test.client.appendToStream(stream, test.event(3), { expectedRevision: 2n, ...form }),
      );
      expect([14, 'unavailable']).toContain(
        (error as { type?: string; code: number }).type ?? (error as { code: number }).code,
      );
    }
    server = await startEventstoreServer(folder, portOf(server), { standIn });
    const again = await appendedAgain(stream);
    expect([again, (await all(test.client.readStream(stream))).length]).toEqual([3n, 4]);
  });

  /** The same client finds the server again, after some attempts. */
  async function appendedAgain(stream: string): Promise<bigint> {
    const event = test.event(3);
    for (let attempt = 1; ; attempt += 1) {
      const answer = await test.client
        .appendToStream(stream, event, { expectedRevision: 2n })
        .catch((error: unknown) => {
          if (attempt === BACK_WITHIN) throw error;
          return null;
        });
      if (answer !== null) return answer.nextExpectedRevision;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
});
