import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serveHealth } from './health-server.js';

describe('the health of a process without another port', () => {
  let server: Server;
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  async function ready(
    trouble: string | null,
    parked?: () => Promise<object>,
  ): Promise<{ status: number; body: unknown }> {
    server = await serveHealth(0, '127.0.0.1', () => trouble, parked);
    const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/health/ready`);
    return { status: reply.status, body: await reply.json() };
  }

  it('says what was parked, which does not make the process unready', async () => {
    expect(await ready(null, async () => ({ events: 2 }))).toEqual({
      status: 200,
      body: { status: 'ok', waitsFor: null, parked: { events: 2 } },
    });
  });

  it('answers although nobody can say what was parked', async () => {
    expect(await ready(null, () => Promise.reject(new Error('away')))).toEqual({
      status: 200,
      body: { status: 'ok', waitsFor: null },
    });
  });

  it('is unready while it waits for something', async () => {
    expect(await ready('policies@1 is stalled', async () => ({ events: 2 }))).toEqual({
      status: 503,
      body: { status: 'waiting', waitsFor: 'policies@1 is stalled' },
    });
  });
});
