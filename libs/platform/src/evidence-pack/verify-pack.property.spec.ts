import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { LogUnderTest, newStream } from '../event-store/testing/log-under-test.js';
import { SqliteTestLog } from '../event-store/testing/sqlite-log.js';
import { LedgerCheckpoints } from '../ledger/ledger-checkpoints.js';
import { LedgerProofs } from '../ledger/ledger-proofs.js';
import { ledgerKeyOf } from '../ledger/ledger-key.js';
import { signedNote } from '../ledger/signed-checkpoint.js';
import { InMemoryVault } from '../vault/testing/in-memory-vault.js';
import { DOCUMENT_STATED, samplePack } from './testing/sample-pack.js';
import { verifyPack } from './verifier/verify-pack.js';

type Pack = ReadonlyMap<string, Uint8Array>;

describe('the verification of an evidence pack [J08]', () => {
  let log: LogUnderTest;
  let folder: string;
  let pack: Pack;

  beforeAll(async () => {
    log = await LogUnderTest.begin(async () => new SqliteTestLog());
    folder = await mkdtemp(join(tmpdir(), 'pack-'));
    const vault = new InMemoryVault();
    await vault.giveTo(await log.store.logId());
    const parts = { events: log.store, vault, clock: { now: () => '2026-11-28T00:00:30.000Z' }, folder };
    await log.append(newStream(), 2);
    await log.store.append(newStream(), [log.event({ data: DOCUMENT_STATED })], 'no-stream');
    const checkpoints = new LedgerCheckpoints({ ...parts, targets: [] });
    await checkpoints.run();
    await checkpoints.close();
    await log.append(newStream(), 4);
    pack = await samplePack(log, new LedgerProofs(parts));
  });
  afterAll(async () => {
    await log.end();
    await rm(folder, { recursive: true });
  });

  const text = (path: string): string => Buffer.from(pack.get(path)!).toString();
  const wrong = async (changed: Pack, key: string | null = null): Promise<string> =>
    (await verifyPack(changed, key)).problems.join('\n');
  const having = (path: string, content: string): Pack => new Map(pack).set(path, Buffer.from(content));
  const lines = (): string[] => text('events.jsonl').trimEnd().split('\n');

  it('finds nothing wrong with a pack as it was made, and says what of it is proven and what is not', async () => {
    const { problems, proven, limits } = await verifyPack(pack, text('verifier-key.txt'));
    expect(problems).toEqual([]);
    expect(proven.join('\n')).toMatch(
      /9 files are as they were[^]*5 events are word for word[^]*6 are in the log[^]*of 7 events/,
    );
    expect(proven.join('\n')).toContain('2 of these events stand under the checkpoint of 2026-11-28T00:00:30.000Z');
    expect(limits.join('\n')).toMatch(
      /1 events are shown with parts masked[^]*1 events of the same records are not for the reader/,
    );
  });

  it('finds each changed byte of each file, and names the file', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(), fc.nat(), fc.integer({ min: 1, max: 255 }), async (which, where, by) => {
        const path = [...pack.keys()][which % pack.size]!;
        const content = Buffer.from(pack.get(path)!);
        content[where % content.length]! ^= by;
        expect(await wrong(new Map(pack).set(path, content))).toContain(path);
      }),
      { numRuns: 300 },
    ));

  it('finds each missing file and each further one, and names it', async () => {
    for (const path of pack.keys()) {
      const less = new Map(pack);
      less.delete(path);
      expect(await wrong(less)).toContain(path);
    }
    expect(await wrong(having('documents/other.pdf', 'x'))).toBe('documents/other.pdf was added.');
  });

  it('names the event that was left out, added, or changed', async () => {
    const events = lines();
    for (const [at, line] of events.entries()) {
      const { stream, revision } = JSON.parse(line) as { stream: string; revision: number };
      const left = events.filter((_, index) => index !== at).map((other) => `${other}\n`);
      expect(await wrong(having('events.jsonl', left.join('')))).toContain(
        `The event ${revision} of ${stream} was left out.`,
      );
    }
    const added = events[0]!.replace('"revision":0', '"revision":7');
    expect(await wrong(having('events.jsonl', `${events.join('\n')}\n${added}\n`))).toMatch(
      /The event 7 of \S+ was added/,
    );
    const changed = events[0]!.replace(String.raw`\"index\":0`, String.raw`\"index\":5`);
    expect(changed).not.toBe(events[0]);
    expect(await wrong(having('events.jsonl', `${[changed, ...events.slice(1)].join('\n')}\n`))).toMatch(
      /The event 0 of \S+ was changed: it is not what was recorded/,
    );
  });

  it('finds what was signed again by another key, where the reader has the right one', async () => {
    const other = ledgerKeyOf(text('manifest.txt').split('\n')[0]!, Buffer.alloc(32, 7));
    const body = text('manifest.txt').slice(0, text('manifest.txt').lastIndexOf('\n\n') + 1);
    const forged = new Map(pack)
      .set('manifest.txt', Buffer.from(signedNote(body, other)))
      .set('verifier-key.txt', Buffer.from(`${other.verifier.line}\n`));
    expect(await wrong(forged, text('verifier-key.txt'))).toContain('somebody else signed this pack');
    expect(await wrong(forged)).toContain('checkpoint.txt was changed');
  });

  it('finds a revision that the signed manifest itself leaves out', async () => {
    const vault = new InMemoryVault();
    await vault.giveTo(await log.store.logId());
    const parts = { events: log.store, vault, clock: { now: () => '2026-11-28T00:00:30.000Z' }, folder };
    const own = await samplePack(log, new LedgerProofs(parts));
    const moment = await new LedgerProofs(parts).now([]);
    const note = Buffer.from(own.get('manifest.txt')!).toString();
    const without = note.slice(0, note.lastIndexOf('\n\n') + 1).replace(/^withheld .*\n/m, '');
    expect(await wrong(new Map(own).set('manifest.txt', Buffer.from(moment.sign(without))))).toMatch(
      /Revision 1 of \S+ is not listed/,
    );
  });
});
