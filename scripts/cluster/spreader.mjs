import { connect, createServer } from 'node:net';

const LOOPBACK = '127.0.0.1';

/**
 * Spreads TCP connections over the backends in turn; one that refuses is left out. What a connection carries is not looked
 * at, so a page that polls instead of opening a WebSocket needs the proxy of docker-compose.yml.
 *
 * @param {() => readonly number[]} openPorts ports on loopback of the backends that are open at the moment
 * @returns {{ listen(port: number, host?: string): Promise<number>, close(): Promise<void> }}
 */
export function createSpreader(openPorts) {
  const clients = new Set();
  let turn = 0;

  const server = createServer({ allowHalfOpen: true, pauseOnConnect: true }, (client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    client.on('error', () => client.destroy());
    const ports = openPorts();
    const first = turn++ % Math.max(ports.length, 1);
    hand(client, [...ports.slice(first), ...ports.slice(0, first)]);
  });

  const listen = async (port, host = LOOPBACK) => (await listening(server, port, host)).address().port;
  const close = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      for (const client of clients) client.destroy();
    });
  return { listen, close };
}

/** Throws before anything is begun, where another program has the port. */
export async function refuseTakenPort(port, host) {
  const server = await listening(createServer(), port, host);
  await new Promise((resolve) => server.close(resolve));
}

function listening(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(error.code === 'EADDRINUSE' ? new Error(taken(port, host)) : error));
    server.listen(port, host, () => resolve(server));
  });
}

const taken = (port, host) =>
  `Port ${port} on ${host} is taken by another program: end that one, or name another port by PORT`;

/** Joins a client to the first backend that takes it; closes the connection where none does. */
function hand(client, [port, ...others]) {
  if (port === undefined || client.destroyed) return void client.destroy();
  const backend = connect({ port, host: LOOPBACK, allowHalfOpen: true });
  const passOver = () => hand(client, others);
  backend.once('error', passOver);
  backend.once('connect', () => {
    backend.off('error', passOver);
    join(client, backend);
  });
}

/** What one side sends the other receives; when one is gone, so is the other. */
function join(client, backend) {
  backend.on('error', () => client.destroy());
  backend.once('close', () => client.destroy());
  client.once('close', () => backend.destroy());
  if (client.destroyed) return void backend.destroy();
  client.pipe(backend);
  backend.pipe(client);
}
