import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { survivesCrashes } from './crash.suite.js';

/** The server of the tests is slow: what is promised is held, and times are those of a busy machine. */
const ON_A_SLOW_SERVER = { recoveryMs: 60_000 };
const LEAST_ACKNOWLEDGED = 3;

describeOnMongodb(
  'a cluster on EventStoreDB and MongoDB whose processes, the server of the log among them, are killed [K01] [R1]',
  () => {
    survivesCrashes(
      { kind: 'EventStoreDB and MongoDB', cycles: 5, callers: 2, restMs: 150, server: null, ...ON_A_SLOW_SERVER },
      LEAST_ACKNOWLEDGED,
    );
  },
);
