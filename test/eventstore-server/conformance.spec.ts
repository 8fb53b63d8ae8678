import { eventstoreUrl } from '@covertrail/platform/event-store/testing/eventstore-under-test';
import { appendingSuite } from './conformance/appending.suite.js';
import { ClientUnderTest } from './conformance/client-under-test.js';
import { readingSuite } from './conformance/reading.suite.js';
import { subscribingSuite } from './conformance/subscribing.suite.js';
import { startEventStoreServer, type EventStoreServer } from './eventstore-server.js';

/** The stand-in must do what EventStoreDB does: where that is installed, the server of the run is EventStoreDB. */
describe.each([
  ['the stand-in', (): Promise<Pick<EventStoreServer, 'url' | 'stop'>> => startEventStoreServer()],
  ['the server of this run', async () => ({ url: eventstoreUrl(), stop: async () => undefined })],
])('EventStoreDB as %s', (_, start) => {
  let server: Pick<EventStoreServer, 'url' | 'stop'>;
  let test: ClientUnderTest;
  beforeAll(async () => {
    server = await start();
    test = new ClientUnderTest(server.url);
  });
  afterAll(async () => {
    await test.end();
    await server.stop();
  });

  describe('appending', () => appendingSuite(() => test));
  describe('reading', () => readingSuite(() => test));
  describe('subscribing', () => subscribingSuite(() => test));
});
