import { describeOnMongodb } from '@covertrail/platform/mongodb/testing/mongodb-under-test';
import { survivesCrashes } from './crash.suite.js';

const server = process.env['COVERTRAIL_TEST_MONGODB_SERVER'] ?? null;

describeOnMongodb('a cluster on MongoDB whose processes, the server among them, are killed [K03] [R1]', () => {
  survivesCrashes({ kind: 'MongoDB', cycles: 10, callers: 2, restMs: 150, server });
});
