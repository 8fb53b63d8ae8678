import { DatabaseSync } from '@photostructure/sqlite';
import { intact } from './testing/intact.js';
import { LogUnderTest, newStream, type Alteration } from './testing/log-under-test.js';
import { SqliteTestLog } from './testing/sqlite-log.js';
import { verifyLedger } from './verify-ledger.js';

describe('the whole log [J06]', () => {
  let file: SqliteTestLog;
  let log: LogUnderTest;
  let stream: string;
  beforeEach(async () => {
    file = new SqliteTestLog();
    log = await LogUnderTest.begin(async () => file);
    stream = newStream();
    await log.append(stream, 3);
    await log.append(newStream(), 2);
  });
  afterEach(() => log.end());

  const alter = async (revision: number, what: Alteration) => {
    const [event] = await log.store.readStream(stream, { fromRevision: revision });
    await log.alter(intact(event!), what);
    return event!;
  };

  it('is sound: every event has a checksum and is in its place', async () => {
    expect(await verifyLedger(log.store)).toEqual({
      events: 5,
      unchecked: 0,
      missing: { count: 0, first: null },
      altered: 0,
      faults: [],
    });
  });

  it.each(['a letter of its data', 'a letter of its metadata', 'its type', 'broken JSON'] as const)(
    'names the first event that was altered (%s)',
    async (what) => {
      await alter(2, 'a letter of its data');
      const { id, position } = await alter(1, what);
      const report = await verifyLedger(log.store);
      expect(report).toMatchObject({ events: 5, altered: 2 });
      expect(report.faults[0]).toMatchObject({
        id,
        position,
        stream,
        revision: 1,
        reason: 'its checksum does not match what is stored',
      });
    },
  );

  it('names what is missing, and the event that does not follow the one before it', async () => {
    const { position } = await alter(1, 'gone');
    expect(await verifyLedger(log.store)).toMatchObject({
      events: 4,
      missing: { count: 1, first: position },
      altered: 1,
      faults: [{ revision: 2, reason: 'it follows revision 0 of its stream' }],
    });
  });

  it('names an event that was put in another place', async () => {
    const database = new DatabaseSync(file.file);
    database.exec(
      'UPDATE events SET position = 99 WHERE position = 1; UPDATE events SET position = 1 WHERE position = 5; UPDATE events SET position = 5 WHERE position = 99',
    );
    database.close();
    expect((await verifyLedger(log.store)).altered).toBeGreaterThan(0);
  });
});
