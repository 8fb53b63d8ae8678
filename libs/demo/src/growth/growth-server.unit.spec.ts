import { createServer } from 'node:http';
import { once } from 'node:events';
import { openGrowthServer, type GrowthServer } from './growth-server.js';
import { grownBy, NOTHING_GROWN } from './grown.js';

describe('the port while the demo world is being made [K01]', () => {
  let growthServer: GrowthServer;
  const at = (path: string): string => `http://127.0.0.1:${growthServer.port}${path}`;
  beforeEach(async () => {
    growthServer = await openGrowthServer('127.0.0.1', 0);
  });
  afterEach(() => growthServer.close());

  it.each(['/', '/login', '/policies?page=2'])('shows the page at any address: %s', async (path) => {
    const reply = await fetch(at(path));
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('cache-control')]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-store',
    ]);
    const page = await reply.text();
    expect(page).toContain('The demo world is being made');
    for (const [, file] of page.matchAll(/(?:src|href)="(\/growth\.\w+)"/g))
      expect((await fetch(at(file!))).headers.get('content-type')).toMatch(/^text\/(css|javascript)/);
  });

  it('says how far the world is, where the page asks', async () => {
    const [, address] = /fetch\('(.+?)'\)/.exec(await (await fetch(at('/growth.js'))).text())!;
    const progressShown = async (): Promise<unknown> => (await fetch(at(address!))).json();
    expect(await progressShown()).toEqual({ done: 0, all: 1, day: '', grown: NOTHING_GROWN });
    const progress = {
      done: 30,
      all: 120,
      day: '2024-12-01',
      grown: { companies: 7, people: 4, policies: 2, requests: 1 },
    };
    growthServer.show(progress);
    expect(await progressShown()).toEqual(progress);
  });

  it.each([
    ['GET', '/covertrail-api/health/ready'],
    ['POST', '/covertrail-api/authenticate'],
    ['POST', '/'],
  ])('answers a call with "not yet": %s %s', async (method, path) => {
    const reply = await fetch(at(path), { method });
    expect([
      reply.status,
      reply.headers.get('retry-after'),
      ((await reply.json()) as { readonly code: string }).code,
    ]).toEqual([503, '5', 'DEMO.GROWING']);
  });

  it('leaves the port at once, with a page that is still open', async () => {
    const { port } = growthServer;
    await fetch(at('/'));
    await growthServer.close();
    const product = createServer();
    await once(product.listen(port, '127.0.0.1'), 'listening');
    product.close();
    growthServer = await openGrowthServer('127.0.0.1', 0);
  });
});

it('counts people, companies, policies and requests of a world', () => {
  const commands = [
    'registerCompany',
    'registerUser',
    'appointOperator',
    'addCarrier',
    'addPolicy',
    'importFromSystem',
    'requestCoverage',
    'addClient',
  ] as const;
  expect(commands.reduce((grown, command) => grownBy(grown, { do: command }), NOTHING_GROWN)).toEqual({
    companies: 2,
    people: 2,
    policies: 2,
    requests: 1,
  });
});
