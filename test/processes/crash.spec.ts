import { survivesCrashes } from './crash.suite.js';

describe('a cluster on SQLite files whose processes are killed [K03] [R1]', () => {
  survivesCrashes({ kind: 'SQLite files', cycles: 25, callers: 4, restMs: 20, server: null });
});
