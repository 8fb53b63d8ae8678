import fc from 'fast-check';
import { describeOnMongodb, newDatabase } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { anyHistory, outlivesEverything, RANDOM_HISTORIES } from './testing/supplier-history.js';

/** A history opens several products, each of which builds its views on the server anew. */
const HISTORY_MS = 400_000;

describeOnMongodb('a history during which the read store on MongoDB is lost and backups are restored [K06]', () => {
  const databases: ReturnType<typeof newDatabase>[] = [];
  afterAll(() => Promise.all(databases.map((database) => database.drop())));

  const onMongodb = () => {
    const database = newDatabase();
    databases.push(database);
    return { mongodbUrl: database.url };
  };

  it(
    'adds nothing to the log, whatever happened',
    () =>
      fc.assert(
        fc.asyncProperty(anyHistory, (steps) => outlivesEverything(onMongodb, steps)),
        { ...RANDOM_HISTORIES, numRuns: 1 },
      ),
    HISTORY_MS,
  );
});
