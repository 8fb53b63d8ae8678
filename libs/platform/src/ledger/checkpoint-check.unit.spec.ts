import type { LogEvent } from '../event-store/event-store.port.js';
import { checkCheckpoints } from './checkpoint-check.js';
import type { Checkpoint } from './checkpoint.js';
import { leafOfLogEvent } from './ledger-tree.js';
import { MerkleTree } from './merkle-tree.js';
import { InMemoryHashes } from './testing/in-memory-hashes.js';

const AT = '2026-11-28T00:00:00.000Z';

const eventOf = (n: number, text = `event ${n}`): LogEvent => ({
  id: `e0000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  type: 'SomethingHappened',
  stream: `thing-${n % 3}`,
  revision: Math.floor(n / 3),
  position: String(n).padStart(6, '0'),
  storedAt: AT,
  data: { text },
  meta: { recordedAt: AT, actor: { kind: 'system' }, commandId: 'c', correlationId: 'c', causationId: 'c' } as never,
  checksum: null,
  damage: null,
});

const EVENTS = Array.from({ length: 40 }, (_, n) => eventOf(n));
const logOf = (events: readonly LogEvent[]) =>
  async function* () {
    yield* events;
  };

describe('a log against the checkpoints that were signed of it [J06]', () => {
  let tree: MerkleTree;
  let checkpoints: readonly Checkpoint[];
  beforeAll(async () => {
    tree = await MerkleTree.open(new InMemoryHashes(), 0);
    await tree.append(EVENTS.map(leafOfLogEvent));
    checkpoints = await Promise.all(
      [30, 0, 12].map(async (size) => ({ origin: 'log', size, root: await tree.root(size), at: AT })),
    );
  });

  const check = (events: readonly LogEvent[], stored: MerkleTree | null = tree) =>
    checkCheckpoints(logOf(events), checkpoints, stored);

  it('has all of them while nothing was changed, whatever came later', async () => {
    expect(await check(EVENTS)).toEqual({
      checkpoints: 3,
      holding: 3,
      provedEvents: 30,
      broken: null,
      difference: null,
    });
  });

  it.each<[string, readonly LogEvent[], object]>([
    ['altered with its checksum', EVENTS.with(20, eventOf(20, 'other')), { kind: 'altered', number: 21, count: 1 }],
    ['missing', EVENTS.toSpliced(20, 1), { kind: 'missing', number: 21, count: 1 }],
    ['missing with those behind it', EVENTS.slice(0, 20), { kind: 'missing', number: 21, count: 10, event: null }],
    ['added', EVENTS.toSpliced(20, 0, eventOf(99), eventOf(98)), { kind: 'added', number: 21, count: 2 }],
    ['in the place of another', EVENTS.with(20, EVENTS[25]!).with(25, EVENTS[20]!), { kind: 'moved', number: 21 }],
  ])('names the first event that is %s', async (_, events, difference) => {
    const report = await check(events);
    expect(report).toMatchObject({ holding: 2, provedEvents: 12, broken: { size: 30 }, difference });
  });

  it('names the checkpoints between which it lies where the stored tree is lost or was changed too', async () => {
    const altered = EVENTS.with(20, eventOf(20, 'other'));
    const changed = await MerkleTree.open(new InMemoryHashes(), 0);
    await changed.append(altered.map(leafOfLogEvent));
    for (const stored of [null, changed])
      expect(await check(altered, stored)).toMatchObject({ provedEvents: 12, broken: { size: 30 }, difference: null });
  });

  it('does not know of what happened behind the last of them', async () => {
    expect(await check(EVENTS.with(35, eventOf(35, 'other')))).toMatchObject({ holding: 3, broken: null });
  });
});
