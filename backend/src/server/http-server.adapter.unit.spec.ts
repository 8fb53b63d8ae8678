import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { REQUEST_TIMES, TimedExpressAdapter } from './http-server.adapter.js';

describe('the server behind the API', () => {
  let server: Server;
  const open = async (adapter: TimedExpressAdapter): Promise<number> => {
    adapter.initHttpServer();
    server = adapter.getHttpServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return (server.address() as AddressInfo).port;
  };
  afterEach(() => server.close());

  it.each([
    ['a body that comes slowly', 'POST / HTTP/1.1\r\nHost: here\r\nContent-Length: 100\r\n\r\nslow'],
    ['a head that never ends', 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ])('hangs up on %s', async (_, sent) => {
    const client = connect(await open(new TimedExpressAdapter({ headMs: 200, requestMs: 300 })), '127.0.0.1');
    const received: string[] = [];
    client.on('data', (chunk) => received.push(String(chunk)));
    client.write(sent);
    await once(client, 'close');
    expect(received.join('')).toMatch(/^HTTP\/1\.1 (408|404)/);
  });

  it('gives a request 30 s, and looks every second', async () => {
    await open(new TimedExpressAdapter());
    expect(REQUEST_TIMES.requestMs).toBe(30_000);
    expect([server.requestTimeout, server.headersTimeout]).toEqual([30_000, 15_000]);
  });
});
