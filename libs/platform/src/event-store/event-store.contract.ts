import { alteredEvents, sayingChecksums } from './testing/altered.suite.js';
import { appending, expectedRevisions, refusing, repeating } from './testing/appending.suite.js';
import { LogUnderTest, type TestLog } from './testing/log-under-test.js';
import { countingEvents, readingAll, readingMoments, readingStreams, sharing } from './testing/reading.suite.js';
import { consumingSlowly, endingSubscriptions, followingTheLog } from './testing/subscribing.suite.js';

/**
 * What every event store adapter must do. One log serves the whole suite, so that the suite can run against a server that cannot
 * be emptied: tests use their own streams and read from the position at which they began.
 * Where no test can alter what is stored, as on a server that keeps its files to itself, these cases are left out.
 */
export function eventStoreContract(
  name: string,
  newLog: () => Promise<TestLog>,
  { alterable = true }: { readonly alterable?: boolean } = {},
): void {
  describe(`event store: ${name}`, () => {
    let log: LogUnderTest;
    const current = (): LogUnderTest => log;
    beforeAll(async () => {
      log = await LogUnderTest.begin(newLog);
    });
    afterAll(() => log.end());

    describe('appends', () => appending(current));
    describe('expected revisions', () => expectedRevisions(current));
    describe('repeats', () => repeating(current));
    describe('refusals', () => refusing(current));
    describe('streams', () => readingStreams(current));
    describe('the whole log', () => readingAll(current));
    describe('counts', () => countingEvents(current));
    describe('moments', () => readingMoments(current));
    describe('several clients', () => sharing(current));
    describe('subscriptions', () => followingTheLog(current));
    describe('slow consumers', () => consumingSlowly(current));
    describe('ends', () => endingSubscriptions(current));
    describe('checksums', () => sayingChecksums(current));
    if (alterable) describe('events that were altered', () => alteredEvents(current));
  });
}
