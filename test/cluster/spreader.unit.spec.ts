import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { createSpreader } from '../../scripts/cluster/spreader.mjs';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const closable of opened.splice(0)) await closable.close();
});

/** Sends back what it receives with its name before it, and closes the connection when the other side has. */
async function backend(
  name: string,
): Promise<{ readonly port: number; readonly server: Server; readonly sockets: Socket[] }> {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.on('data', (chunk) => socket.write(`${name}:${String(chunk)}`));
    socket.on('end', () => socket.end());
    socket.on('error', () => socket.destroy());
  }).listen(0);
  await once(server, 'listening');
  opened.push({ close: () => (sockets.forEach((socket) => socket.destroy()), server.close()) });
  return { port: (server.address() as AddressInfo).port, server, sockets };
}

async function spreading(ports: () => readonly number[]): Promise<number> {
  const spreader = createSpreader(ports);
  opened.unshift(spreader);
  return spreader.listen(0);
}

/** Sends something over a connection of its own and receives everything until the other side closes it. */
async function ask(port: number, text: string): Promise<string> {
  const socket = connect({ port, host: 'localhost' });
  let received = '';
  socket.on('data', (chunk) => (received += String(chunk)));
  socket.end(text);
  await once(socket, 'close');
  return received;
}

describe('the spreader', () => {
  it('gives each connection to the next backend in turn', async () => {
    const [a, b] = [await backend('a'), await backend('b')];
    const port = await spreading(() => [a.port, b.port]);
    const received = [];
    for (const text of ['1', '2', '3', '4']) received.push(await ask(port, text));
    expect(received).toEqual(['a:1', 'b:2', 'a:3', 'b:4']);
  });

  it('passes over a backend that refuses', async () => {
    const [gone, b] = [await backend('gone'), await backend('b')];
    gone.server.close();
    await once(gone.server, 'close');
    const port = await spreading(() => [gone.port, b.port]);
    expect([await ask(port, '1'), await ask(port, '2')]).toEqual(['b:1', 'b:2']);
  });

  it('closes connections when no backend is open, and continues when one is', async () => {
    const ports: number[] = [];
    const port = await spreading(() => ports);
    expect(await ask(port, '1')).toBe('');
    ports.push((await backend('late')).port);
    expect(await ask(port, '2')).toBe('late:2');
  });

  it('answers a client that has said all it had to say', async () => {
    const a = await backend('a');
    const port = await spreading(() => [a.port]);
    const long = 'x'.repeat(300_000);
    const received = await ask(port, long);
    expect(received.replaceAll('a:', '')).toBe(long);
  });

  it('hangs up on the client when its backend dies', async () => {
    const a = await backend('a');
    const client = connect({ port: await spreading(() => [a.port]), host: 'localhost' });
    client.on('error', () => client.destroy());
    client.write('1');
    await once(client, 'data');
    a.sockets[0]!.destroy();
    await once(client, 'close');
    expect(client.destroyed).toBe(true);
  });

  it('hangs up on the backend when its client is gone', async () => {
    const a = await backend('a');
    const client = connect({ port: await spreading(() => [a.port]), host: 'localhost' });
    client.write('1');
    await once(client, 'data');
    const gone = once(a.sockets[0]!, 'close');
    client.destroy();
    await gone;
    expect(a.sockets[0]!.destroyed).toBe(true);
  });

  it('closes what is open when it is closed', async () => {
    const a = await backend('a');
    const spreader = createSpreader(() => [a.port]);
    const client = connect({ port: await spreader.listen(0), host: 'localhost' });
    client.on('error', () => client.destroy());
    client.write('1');
    await once(client, 'data');
    const gone = once(client, 'close');
    await Promise.all([spreader.close(), gone]);
    await expect(ask(a.port, '2')).resolves.toBe('a:2');
  });

  it('refuses a port that is taken', async () => {
    const port = await spreading(() => []);
    await expect(createSpreader(() => []).listen(port)).rejects.toThrow('is taken by another program');
  });
});
