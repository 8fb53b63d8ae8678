import { join } from 'node:path';
import { startEventstoreServer, type StartedEventstoreServer } from '../../../../../scripts/eventstore-server.mjs';
import { LogUnreachable } from '../eventstoredb/refusals.js';
import { isUnfinished, originOf } from '../log-id.js';
import { appendMany, asInEveryStore, copyOf, eventsOf, killed, LogToCopy, withLog } from '../testing/log-to-copy.js';
import { verifyLedger } from '../verify-ledger.js';
import { logPlace } from './log-place.js';

const EVENTS = 2_500;
const TAKEN_AT_ONCE = 1_000;

let log: LogToCopy;
beforeEach(async () => {
  log = await LogToCopy.begin();
});
afterEach(() => log.end());

describe('a copy of a log on the server of this machine [K06]', () => {
  let server: StartedEventstoreServer;
  const start = async (port = 0): Promise<void> => {
    server = await startEventstoreServer(join(log.folder, 'server'), port);
  };
  beforeEach(() => start());
  afterEach(() => server.kill());

  it('holds the same, goes on where copying or the server was killed, and comes back the same', async () => {
    await appendMany(log.store, EVENTS);
    const place = logPlace(server.url);
    await expect(log.copyTo(place, log.interrupted(TAKEN_AT_ONCE + 1, killed))).rejects.toThrow('killed');
    expect(
      await withLog(place, async (half) => [isUnfinished(await half.logId()), (await eventsOf(half)).length]),
    ).toEqual([true, TAKEN_AT_ONCE]);
    // The server dies amid the next appends: those that it has taken are the first of them.
    await expect(
      log.copyTo(
        place,
        log.interrupted(EVENTS - 1, () => void server.kill('SIGKILL')),
      ),
    ).rejects.toBeInstanceOf(LogUnreachable);
    await start(Number(new URL(server.url).port));
    const copied = await log.copyTo(place);
    expect(copied.events).toBe(EVENTS);
    expect(copied.before).toBeGreaterThanOrEqual(TAKEN_AT_ONCE);
    const there = await withLog(place, async (copy) => {
      expect(originOf(await copy.logId())).toBe(await log.store.logId());
      expect(isUnfinished(await copy.logId())).toBe(false);
      expect(await verifyLedger(copy)).toMatchObject({ events: EVENTS, altered: 0 });
      expect((await copyOf(copy, log.beside('back'))).sha256).toBe(copied.sha256);
      return asInEveryStore(await eventsOf(copy));
    });
    expect(there).toEqual(asInEveryStore(await eventsOf(log.store)));
    expect(await withLog(log.beside('back'), async (back) => asInEveryStore(await eventsOf(back)))).toEqual(there);
    await appendMany(log.store, 10);
    expect(await log.copyTo(place)).toMatchObject({ events: EVENTS + 10, before: EVENTS });
  });
});
