import net from 'node:net';
import { StoreUnreachable } from '../errors/store-unreachable.js';
import { openMongodb } from './mongodb-connection.js';
import { describeOnMongodb, newDatabase } from './testing/mongodb-under-test.js';
import { reaching } from './unreachable.js';

/** The driver as patched: see `docs/dependencies.md`. */
describeOnMongodb('a socket that is gone before its end was noticed', () => {
  const sockets = new Set<net.Socket>();
  const createConnection = net.createConnection;

  beforeAll(() => {
    net.createConnection = ((...given: Parameters<typeof createConnection>) => {
      const socket = createConnection(...given);
      sockets.add(socket);
      return socket;
    }) as typeof createConnection;
  });
  afterAll(() => void (net.createConnection = createConnection));

  it('fails what is written to it, and the next call goes through', async () => {
    const { url, drop } = newDatabase();
    const { db, close } = await openMongodb(url);
    const ping = () => reaching(db.command({ ping: 1 }));
    await ping();
    for (const socket of sockets) socket.destroy();
    await expect(ping()).rejects.toBeInstanceOf(StoreUnreachable);
    await expect(ping()).resolves.toMatchObject({ ok: 1 });
    await close();
    await drop();
  });
});
