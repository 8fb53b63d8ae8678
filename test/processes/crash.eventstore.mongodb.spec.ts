import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { survivesCrashes } from './crash.suite.js';

describeOnMongodb('a cluster on EventStoreDB and MongoDB whose processes, the server of the log among them, are killed [K01] [R1]', () => {
  survivesCrashes({ kind: 'EventStoreDB and MongoDB', cycles: 5, callers: 2, restMs: 150, server: null });
});
