import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { survivesCrashes } from './crash.suite.js';

const server = process.env['COVERTRAIL_TEST_MONGODB_SERVER'] ?? null;

/** The server of the tests is slow: what is promised is held, and times are those of a busy machine. */
const ON_A_SLOW_SERVER = { recoveryMs: 60_000 };
const LEAST_ACKNOWLEDGED = 3;

describeOnMongodb('a cluster on MongoDB whose processes, the server among them, are killed [K03] [R1]', () => {
  survivesCrashes(
    { kind: 'MongoDB', cycles: 10, callers: 2, restMs: 150, server, ...ON_A_SLOW_SERVER },
    LEAST_ACKNOWLEDGED,
  );
});
