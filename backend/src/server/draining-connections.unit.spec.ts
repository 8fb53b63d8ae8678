import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { DrainingConnections } from './draining-connections.js';

describe('a server that is to close', () => {
  let server: Server;
  let connections: DrainingConnections;
  let waiting: ServerResponse[];
  const agents: Agent[] = [];
  beforeEach(async () => {
    waiting = [];
    server = createServer((request, response) => {
      if (request.url === '/slow') waiting.push(response);
      else response.end('done');
    });
    connections = new DrainingConnections(server);
    await once(server.listen(0, '127.0.0.1'), 'listening');
  });
  afterEach(() => {
    for (const agent of agents.splice(0)) agent.destroy();
    server.closeAllConnections();
  });

  const port = () => (server.address() as AddressInfo).port;
  const close = (): Promise<void> => new Promise((resolve) => server.close(() => resolve()));
  const client = (): Agent => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    agents.push(agent);
    return agent;
  };
  const ask = (agent: Agent, path: string, at = port()) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ host: '127.0.0.1', port: at, path, agent }, (answer) => resolve(answer.resume())).once('error', reject);
    });

  it('closes connections that are kept alive for nothing, and takes no new one', async () => {
    await ask(client(), '/');
    const at = port();
    await connections.drain(close, 5_000);
    await expect(ask(client(), '/', at)).rejects.toThrow('ECONNREFUSED');
  });

  it('answers what is in flight, and closes its connection after that', async () => {
    const pending = ask(client(), '/slow');
    while (waiting.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const drained = connections.drain(close, 5_000);
    waiting[0]!.end('late');
    const answer = await pending;
    expect([answer.statusCode, answer.headers.connection]).toEqual([200, 'close']);
    await drained;
  });

  it('is not held open by a client that asks again and again', async () => {
    const agent = client();
    await ask(agent, '/');
    let open = true;
    const asking = (async () => {
      for (let answers = 0; ; answers += 1)
        if (
          !(await ask(agent, '/').then(
            () => true,
            () => false,
          ))
        )
          return answers;
    })();
    const started = performance.now();
    await connections.drain(close, 20_000).finally(() => (open = false));
    expect(open).toBe(false);
    expect(performance.now() - started).toBeLessThan(5_000);
    await asking;
  });

  it('cuts off after its time what is never answered, sockets that speak no HTTP any more among it', async () => {
    const hung = ask(client(), '/slow').catch((error: unknown) => String(error));
    const silent = connect(port(), '127.0.0.1').on('error', () => undefined);
    await once(silent, 'connect');
    await connections.drain(close, 100);
    expect(await hung).toMatch(/socket hang up|ECONNRESET/);
    if (!silent.closed) await once(silent, 'close');
  });
});
