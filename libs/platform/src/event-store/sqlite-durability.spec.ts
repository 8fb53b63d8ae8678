import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '../ids/ids.js';
import type { StoredEvent } from './event-store.port.js';
import { intact } from './testing/intact.js';
import { START } from './event-store.port.js';
import { isDurable, openWriterConnection } from './sqlite-connection.js';
import { openSqliteEventStore } from './sqlite-event-store.adapter.js';
import { SqliteWriter } from './sqlite-writer.js';
import { collect, revisionsOf, upTo } from './testing/log-under-test.js';
import { outputOf, sourceCommand, start } from './testing/source-process.js';

const CYCLES = 3;
const ACKNOWLEDGED_BEFORE_THE_KILL = 400;
const FOR_EVER = '1000000000';

const folder = mkdtempSync(join(tmpdir(), 'covertrail-durability-'));
afterAll(() => rmSync(folder, { recursive: true }));
const newFile = (): string => join(folder, `${newId()}.sqlite`);

async function storedEvents(file: string): Promise<StoredEvent[]> {
  const store = await openSqliteEventStore({ file, writer: 'inline' });
  const events = await collect(store.readAll({ after: START }));
  await store.close();
  return events.map(intact);
}

/** Starts a program that appends, kills it while it works, and returns the lines that it acknowledged. */
async function killedLoad(file: string): Promise<string[]> {
  const load = start(sourceCommand('append-load', file, '8', FOR_EVER));
  const acknowledged = await outputOf(load, (lines) => {
    if (lines >= ACKNOWLEDGED_BEFORE_THE_KILL) load.kill('SIGKILL');
  });
  expect(load.signalCode).toBe('SIGKILL');
  return acknowledged;
}

const byStream = (events: readonly StoredEvent[]): StoredEvent[][] =>
  [...new Set(events.map(({ stream }) => stream))].map((stream) => events.filter((event) => event.stream === stream));

/** Events of one append were stored together or not at all: `together` is their number. */
function isWhole(events: readonly StoredEvent[]): boolean {
  let at = 0;
  while (at < events.length) at += (events[at]?.data as { together: number }).together;
  return at === events.length;
}

describe('a process killed in the middle of appending', () => {
  const acknowledged: string[] = [];
  let events: StoredEvent[] = [];
  beforeAll(async () => {
    const file = newFile();
    for (let cycle = 0; cycle < CYCLES; cycle += 1) acknowledged.push(...(await killedLoad(file)));
    events = await storedEvents(file);
  });

  it('has every acknowledged event in the log, once, where it was said to be', () => {
    const places = new Map(events.map((event) => [event.id, event]));
    expect(places.size).toBe(events.length);
    expect(acknowledged.length).toBeGreaterThanOrEqual(CYCLES * ACKNOWLEDGED_BEFORE_THE_KILL);
    const misplaced = acknowledged.filter((line) => {
      const [id = '', stream, revision, lastPosition = ''] = line.split(' ');
      const found = places.get(id);
      return found?.stream !== stream || found?.revision !== Number(revision) || found.position > lastPosition;
    });
    expect(misplaced).toEqual([]);
  });

  it('leaves streams and positions without a gap, and no append by half', () => {
    expect(events.map(({ position }) => Number(position))).toEqual(upTo(events.length).map((index) => index + 1));
    for (const stream of byStream(events)) {
      expect(revisionsOf(stream)).toEqual(upTo(stream.length));
      expect(isWhole(stream)).toBe(true);
    }
  });
});

describe('the connection that writes', () => {
  it('flushes every commit, and would be found out if it did not', () => {
    const database = openWriterConnection(newFile());
    const writer = new SqliteWriter(database);
    expect(writer.durability()).toEqual({ journalMode: 'wal', synchronous: 2 });
    expect(isDurable(writer.durability())).toBe(true);
    database.exec('PRAGMA synchronous = OFF');
    expect(isDurable(writer.durability())).toBe(false);
    database.exec('PRAGMA synchronous = NORMAL');
    expect(isDurable(writer.durability())).toBe(false);
    writer.close();
  });
});

const canTrace = spawnSync('strace', ['-f', '-c', '-o', '/dev/null', 'true']).status === 0;
if (!canTrace) process.stderr.write('Skipped: flushes are counted with strace, which is not here or may not trace.\n');
const ifTraceable = canTrace ? it : it.skip;

/** How often a program asked the kernel to flush a file. */
async function flushesOf(program: string, ...args: string[]): Promise<number> {
  const summary = join(folder, 'flushes');
  const tracing = ['strace', '-f', '--seccomp-bpf', '-c', '-e', 'trace=fsync,fdatasync', '-o', summary];
  await outputOf(start([...tracing, ...sourceCommand(program, newFile(), ...args)]));
  const counted = readFileSync(summary, 'utf8')
    .split('\n')
    .filter((line) => /\bf(data)?sync$/.test(line));
  return counted.reduce((sum, line) => sum + Number(line.trim().split(/\s+/)[3]), 0);
}

/** What "durable" means: every commit is flushed before it is acknowledged. */
const flushesEach = (flushes: number, commits: number): boolean => flushes >= commits;

describe('flushes to the disk', () => {
  const APPENDS = 60;

  ifTraceable('come at least once for each append of a single caller', async () => {
    expect(flushesEach(await flushesOf('append-load', '1', String(APPENDS)), APPENDS)).toBe(true);
  });

  ifTraceable('are missed where they are taken out', async () => {
    expect(flushesEach(await flushesOf('unsynced-load', String(APPENDS)), APPENDS)).toBe(false);
  });

  ifTraceable('are shared by callers that wait together', async () => {
    const callers = 32;
    expect(await flushesOf('append-load', String(callers), String(APPENDS))).toBeLessThan((callers * APPENDS) / 4);
  });
});
