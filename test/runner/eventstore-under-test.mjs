import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEventstoreServer } from '../../scripts/eventstore-server.mjs';

const nothing = { end: async () => undefined };

/**
 * Starts the server that the suites of a run share, if one of them has "eventstore" in its path, and gives them its address in
 * COVERTRAIL_TEST_EVENTSTORE_URL: EventStoreDB where it is installed, the stand-in elsewhere. An address that is given is used.
 */
export async function eventstoreUnderTest(tests) {
  if (process.env.COVERTRAIL_TEST_EVENTSTORE_URL !== undefined || !tests.some(({ path }) => /eventstore/i.test(path)))
    return nothing;
  const folder = mkdtempSync(join(tmpdir(), 'covertrail-eventstore-'));
  const server = await startEventstoreServer(folder);
  process.env.COVERTRAIL_TEST_EVENTSTORE_URL = server.url;
  const end = async () => {
    delete process.env.COVERTRAIL_TEST_EVENTSTORE_URL;
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  return { end };
}
